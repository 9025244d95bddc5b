import { HttpError } from '../http/problem.ts';
import type { Clock } from '../store/clock.ts';
import { seededRandom, systemRandom, type Random } from '../store/random.ts';
import type { Rule, RuleSource } from '../faults/fault.ts';
import { openDataFile } from '../store/data-file.ts';
import { createRows, StorageFailure, type Row } from '../store/rows.ts';
import { DEFAULT_WORLD, isWorldName, MAX_WORLDS, openWorld, type EngineWorld } from './world.ts';
import { worldsMessages as messages } from './worlds.messages.ts';

export interface WorldKind {
  /** The same seed gives the same ids, tokens and times. */
  readonly seed?: string | undefined;
  /** It is not deleted when it is unused. */
  readonly isPersistent?: boolean | undefined;
}

/** How an API creates its worlds. */
export interface WorldMaker<World extends EngineWorld> {
  /** Opens the API on a world's rows. */
  open(base: EngineWorld): World;
  /** Fills a new world with its first records. */
  seed(world: World): void;
}

export interface WorldRegistryOptions<World extends EngineWorld> {
  readonly maker: WorldMaker<World>;
  /** Creates the rule of a stored situation. */
  readonly ruleOf: (source: RuleSource) => Rule;
  /** Stores all worlds; in memory without it. */
  readonly dataFile?: string | undefined;
  /** Of a new default world. */
  readonly seed?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly random?: Random | undefined;
}

/** A world's own row. */
interface WorldRecord extends WorldKind {
  readonly createdAt: number;
  /** Restarts since it was created: a seed continues differently after each, so that no id is repeated. */
  readonly restarts: number;
}

interface Entry<World> {
  readonly world: World;
  readonly record: WorldRecord;
  lastUsedAt: number;
  /** Rejects later changes. */
  close(): void;
}

/** All worlds of a server. */
export type WorldRegistry<World extends EngineWorld = EngineWorld> = ReturnType<typeof createWorldRegistry<World>>;

export type WorldSummary = ReturnType<WorldRegistry['summary']>;

/** Initial time of a seeded world: a Monday. */
export const SEEDED_TIME = Date.UTC(2026, 0, 5, 4, 30);

/** In place of a world's name in the data file. */
const NO_WORLD = '';
/** The kind of a world's own row. */
const RECORD = 'world';

/** @throws DataFileError when the data file cannot be used */
export function createWorldRegistry<World extends EngineWorld>({
  maker,
  ruleOf,
  dataFile,
  seed,
  clock,
  random = systemRandom,
}: WorldRegistryOptions<World>) {
  const entries = new Map<string, Entry<World>>();
  const { storage, worlds: stored = new Map<string, Row[]>() } = dataFile === undefined ? {} : openDataFile(dataFile);
  const common = createRows(stored.get(NO_WORLD), (changed) => storage?.save(NO_WORLD, changed));

  /**
   * @param fill makes a new world; its rows are stored together, in place of an earlier world's
   * @param mayWait on a full disk it is stored with its first change
   */
  function add(
    name: string,
    record: WorldRecord,
    saved: readonly Row[],
    fill?: (world: World) => void,
    mayWait = false,
  ): World {
    let state: 'new' | 'unstored' | 'stored' | 'closed' = fill ? 'new' : 'stored';
    const rows = createRows(saved, (changed) => {
      if (state === 'closed') throw new HttpError(503, messages.over);
      if (state === 'stored') storage?.save(name, changed);
      if (state !== 'unstored') return;
      storage?.replace(name, rows.all());
      state = 'stored';
    });
    const { seed, restarts } = record;
    const seeded = seed !== undefined && restarts > 0 ? `${seed} ${restarts}` : seed;
    const base = openWorld({
      name,
      rows,
      clock,
      ruleOf,
      random,
      isOver: () => state === 'closed',
      ...(seeded !== undefined && {
        seed,
        random: seededRandom(seeded),
        situationRandom: seededRandom(`${seeded} situations`),
        stoppedAt: SEEDED_TIME,
      }),
    });
    const world = maker.open(base);
    const records = rows.table<WorldRecord>(RECORD);
    if (records.get('') !== record) records.put('', record);
    fill?.(world);
    state = 'stored';
    try {
      if (fill) storage?.replace(name, rows.all());
    } catch (error) {
      if (!(mayWait && error instanceof StorageFailure)) throw error;
      state = 'unstored';
    }
    entries.get(name)?.close();
    entries.set(name, { world, record, lastUsedAt: Date.now(), close: () => void (state = 'closed') });
    return world;
  }

  const begin = (name: string, kind: WorldKind, mayWait = false) =>
    add(name, { ...kind, createdAt: Date.now(), restarts: 0 }, [], (world) => maker.seed(world), mayWait);

  function allowNew(name: string, { isPersistent }: WorldKind): void {
    if (!isWorldName(name)) throw new HttpError(400, messages.name);
    if (entries.has(name)) throw new HttpError(409, messages.exists(name));
    if (entries.size >= MAX_WORLDS) throw new HttpError(429, messages.tooMany(MAX_WORLDS));
    if (isPersistent && dataFile === undefined) throw new HttpError(409, messages.noDisk);
  }

  function create(name: string, kind: WorldKind = {}): World {
    allowNew(name, kind);
    return begin(name, kind);
  }

  function known(name: string): Entry<World> {
    const entry = entries.get(name);
    if (!entry) throw new HttpError(404, messages.unknown(name));
    return entry;
  }

  function remove(name: string): void {
    const entry = known(name);
    storage?.replace(name, []);
    entry.close();
    entries.delete(name);
  }

  /** Times in milliseconds since 1970. */
  const summaryOf = ({ world, record, lastUsedAt }: Entry<World>) => ({
    world,
    seed: record.seed ?? null,
    isPersistent: world.name === DEFAULT_WORLD ? dataFile !== undefined : (record.isPersistent ?? false),
    createdAt: record.createdAt,
    lastUsedAt,
  });

  for (const [name, rows] of stored) {
    const record = rows.find(({ kind }) => kind === RECORD)?.value as WorldRecord | undefined;
    if (record) add(name, record.seed === undefined ? record : { ...record, restarts: record.restarts + 1 }, rows);
  }
  if (!entries.has(DEFAULT_WORLD)) begin(DEFAULT_WORLD, { seed });

  return {
    /** What is kept of no world: the API that the data file belongs to. */
    common,
    has: (name: string): boolean => entries.has(name),
    /** @throws HttpError when the world does not exist */
    get: (name: string): World => known(name).world,
    /**
     * Gets a world, or creates it.
     *
     * @throws HttpError when the name is invalid or there are too many worlds
     */
    open(name: string): World {
      const entry = entries.get(name);
      if (!entry) {
        allowNew(name, {});
        return begin(name, {}, true);
      }
      entry.lastUsedAt = Date.now();
      return entry.world;
    },
    /** @throws HttpError also when the world exists */
    create,
    /** Copies all of a world; the copy of a seeded world gets a seed derived from its seed and name. */
    fork(from: string, name: string, { isPersistent }: Pick<WorldKind, 'isPersistent'> = {}): World {
      const { world, record } = known(from);
      allowNew(name, { isPersistent });
      // With the same seed the copy would make the ids that it has already.
      const seed = record.seed === undefined ? undefined : `${record.seed} ${name}`;
      const copied = world.rows.all().filter(({ kind }) => kind !== RECORD);
      return add(name, { seed, isPersistent, createdAt: Date.now(), restarts: 0 }, copied, (copy) => {
        for (const { rule, remaining } of world.situations.list())
          if (!rule.source) copy.situations.switchOn(rule.renew?.() ?? rule, remaining);
      });
    },
    /** Replaces a world by a new one. Calls in progress cannot change it. */
    reset(name: string): World {
      const { seed, isPersistent } = known(name).record;
      return begin(name, { seed, isPersistent });
    },
    delete(name: string): void {
      if (name === DEFAULT_WORLD) throw new HttpError(409, messages.defaultStays);
      remove(name);
    },
    list: () => [...entries.values()].map(summaryOf),
    /** @throws HttpError when the world does not exist */
    summary: (name: string) => summaryOf(known(name)),
    /** Deletes worlds that are not kept and were unused for `idle` milliseconds. A full disk only delays it. */
    expire(idle: number): void {
      const latest = Date.now() - idle;
      try {
        for (const [name, { record, lastUsedAt }] of entries)
          if (name !== DEFAULT_WORLD && !record.isPersistent && lastUsedAt <= latest) remove(name);
      } catch (error) {
        if (!(error instanceof StorageFailure)) throw error;
      }
    },
    close: () => storage?.close(),
  };
}
