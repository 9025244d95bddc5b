import type { Rule, RuleSource } from '../faults/fault.ts';
import { ActiveSituations, type StoredRule } from '../faults/rules.ts';
import { HttpError } from '../http/problem.ts';
import type { DataFile } from '../store/data-file.ts';
import { createRows, StorageFailure, type Row, type Rows } from '../store/rows.ts';
import { worldClock, type Clock, type ClockState, seededRandom, systemRandom, type Random } from '../store/sources.ts';
import { worldsMessages as messages } from './worlds.messages.ts';

// Worlds: separate instances of an API on one server, for tests that run at the same time. A request names its world by
// its path or a header. Each has its rows, clock, random source and active situations, and shares none of them. The
// registry creates, copies, resets and deletes them, and keeps them in the data file.

/** The common part of every API's worlds. Worlds share no mutable state. */
export type EngineWorld = Readonly<ReturnType<typeof openWorld>>;

interface WorldParts {
  readonly name: string;
  readonly rows: Rows;
  readonly random: Random;
  /** The seed of that random source. */
  readonly seed?: string | undefined;
  /** A separate source, so that situations do not change the world's ids. */
  readonly situationRandom?: Random;
  /** The machine's clock by default. */
  readonly clock?: Clock | undefined;
  /** Of a new world's clock. */
  readonly stoppedAt?: number | undefined;
  /** Creates the rule of a stored source. */
  readonly ruleOf: (source: RuleSource) => Rule;
  readonly starting?: readonly Rule[];
  readonly isOver?: () => boolean;
}

/** Opens a world on its rows, with its clock and situations as they were. */
export function openWorld(parts: WorldParts) {
  const { name, rows, random, seed, situationRandom = random, clock, stoppedAt, ruleOf, starting, isOver } = parts;
  return {
    name,
    /** Reset or deleted: requests that began before are not checked. */
    isOver: isOver ?? (() => false),
    /** Everything that is kept. */
    rows,
    clock: worldClock(rows.table<ClockState>('clock'), clock, stoppedAt),
    random,
    seed,
    /** The active failures; at first those of the start. */
    situations: new ActiveSituations(rows.table<StoredRule>('situation'), situationRandom, ruleOf, starting),
  };
}

/** Worlds at a time. */
export const MAX_WORLDS = 1000;

/** The world of requests that name none. */
export const DEFAULT_WORLD = 'default';

/** Whether a name is valid: at most 63 characters that need no escaping in URLs and file names, and no leading dash. */
export const isWorldName = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,62}$/.test(text);

/** Path prefix of a world: `/__world/priya/v1/todos` is that world’s `/v1/todos`. */
const PREFIX = '/__world/';

/** Header with the world's name, for requests without the prefix. */
export const WORLD_HEADER = 'x-mock-world';

/**
 * The world that a request is for: that of its URL, of the header, or the default one.
 *
 * @param header value of {@link WORLD_HEADER}
 * @returns its name and the URL inside it
 */
export function requestedWorld(url: string, header: string | null | undefined): { name: string; inside: string } {
  if (!url.startsWith(PREFIX)) return { name: header ?? DEFAULT_WORLD, inside: url };
  const [, name = '', inside = ''] = /^([^/?]*)(.*)$/s.exec(url.slice(PREFIX.length)) ?? [];
  return { name, inside: inside.startsWith('/') ? inside : `/${inside}` };
}

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
  /** What is on in a world from the start. */
  readonly startIn: (name: string) => readonly Rule[];
  /** Stores all worlds; in memory without it. */
  readonly stored?: DataFile | undefined;
  /** Of a new default world. */
  readonly seed?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly random?: Random | undefined;
}

export type WorldSummary = ReturnType<WorldRegistry['summary']>;

/** A world's own row. */
interface WorldRecord extends WorldKind {
  readonly createdAt: number;
  /** Restarts since it was created: a seed continues differently after each, so that no id is repeated. */
  readonly restarts: number;
}

interface WorldEntry<World> {
  readonly world: World;
  readonly record: WorldRecord;
  lastUsedAt: number;
  /** Rejects later changes. */
  close(): void;
}

/** Initial time of a seeded world: a Monday. */
export const SEEDED_TIME = Date.UTC(2026, 0, 5, 4, 30);

/** In place of a world's name in the data file. */
const NO_WORLD = '';
/** The kind of a world's own row. */
const RECORD = 'world';

/** All worlds of a server. */
export class WorldRegistry<World extends EngineWorld = EngineWorld> {
  readonly #entries = new Map<string, WorldEntry<World>>();
  readonly #options: WorldRegistryOptions<World>;
  readonly #storage: DataFile['storage'] | undefined;
  /** What is kept of no world: the API that the data file belongs to. */
  readonly common: Rows;

  constructor(options: WorldRegistryOptions<World>) {
    const { storage, worlds = new Map<string, Row[]>() } = options.stored ?? {};
    this.#options = options;
    this.#storage = storage;
    this.common = createRows(worlds.get(NO_WORLD), (changed) => storage?.save(NO_WORLD, changed));
    for (const [name, rows] of worlds) {
      const record = rows.find(({ kind }) => kind === RECORD)?.value as WorldRecord | undefined;
      const restarts = record?.seed === undefined ? 0 : record.restarts + 1;
      if (record) this.#add(name, restarts === 0 ? record : { ...record, restarts }, rows);
    }
    if (!this.has(DEFAULT_WORLD)) this.#begin(DEFAULT_WORLD, { seed: options.seed });
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** @throws HttpError when the world does not exist */
  get(name: string): World {
    return this.#known(name).world;
  }

  /**
   * Gets a world, or creates it.
   *
   * @throws HttpError when the name is invalid or there are too many worlds
   */
  open(name: string): World {
    const entry = this.#entries.get(name);
    if (!entry) {
      this.#allowNew(name, {});
      return this.#begin(name, {}, true);
    }
    entry.lastUsedAt = Date.now();
    return entry.world;
  }

  /** @throws HttpError also when the world exists */
  create(name: string, kind: WorldKind = {}): World {
    this.#allowNew(name, kind);
    return this.#begin(name, kind);
  }

  /** Copies all of a world; the copy of a seeded world gets a seed derived from its seed and name. */
  fork(from: string, name: string, { isPersistent }: Pick<WorldKind, 'isPersistent'> = {}): World {
    const { world, record } = this.#known(from);
    this.#allowNew(name, { isPersistent });
    // With the same seed the copy would make the ids that it has already.
    const seed = record.seed === undefined ? undefined : `${record.seed} ${name}`;
    const copied = world.rows.all().filter(({ kind }) => kind !== RECORD);
    return this.#add(name, newRecord({ seed, isPersistent }), copied, (copy) => {
      copy.situations.clear();
      for (const { rule, remaining } of world.situations.list())
        copy.situations.switchOn({ ...rule, ...rule.renew?.() }, remaining);
    });
  }

  /** Replaces a world by a new one. Calls in progress cannot change it. */
  reset(name: string): World {
    const { seed, isPersistent } = this.#known(name).record;
    return this.#begin(name, { seed, isPersistent });
  }

  delete(name: string): void {
    if (name === DEFAULT_WORLD) throw new HttpError(409, messages.defaultStays);
    const entry = this.#known(name);
    this.#storage?.replace(name, []);
    entry.close();
    this.#entries.delete(name);
  }

  list() {
    return [...this.#entries.keys()].map((name) => this.summary(name));
  }

  /** Times in milliseconds since 1970. @throws HttpError when the world does not exist */
  summary(name: string) {
    const { world, record, lastUsedAt } = this.#known(name);
    const { seed = null, isPersistent = false, createdAt } = record;
    const isKept = name === DEFAULT_WORLD ? this.#storage !== undefined : isPersistent;
    return { world, seed, isPersistent: isKept, createdAt, lastUsedAt };
  }

  /** Deletes worlds that are not kept and were unused for `idle` milliseconds. A full disk only delays it. */
  expire(idle: number): void {
    const latest = Date.now() - idle;
    try {
      for (const [name, { record, lastUsedAt }] of this.#entries)
        if (name !== DEFAULT_WORLD && !record.isPersistent && lastUsedAt <= latest) this.delete(name);
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
    }
  }

  close(): void {
    this.#storage?.close();
  }

  #known(name: string): WorldEntry<World> {
    const entry = this.#entries.get(name);
    if (!entry) throw new HttpError(404, messages.unknown(name));
    return entry;
  }

  #allowNew(name: string, { isPersistent }: WorldKind): void {
    if (!isWorldName(name)) throw new HttpError(400, messages.name);
    if (this.has(name)) throw new HttpError(409, messages.exists(name));
    if (this.#entries.size >= MAX_WORLDS) throw new HttpError(429, messages.tooMany(MAX_WORLDS));
    if (isPersistent && !this.#storage) throw new HttpError(409, messages.noDisk);
  }

  #begin(name: string, kind: WorldKind, mayWait = false): World {
    return this.#add(name, newRecord(kind), [], (world) => this.#options.maker.seed(world), mayWait);
  }

  /**
   * @param fill makes a new world; its rows are stored together, in place of an earlier world's
   * @param mayWait on a full disk it is stored with its first change
   */
  #add(name: string, record: WorldRecord, saved: readonly Row[], fill?: (world: World) => void, mayWait = false) {
    const storage = this.#storage;
    const { maker, ruleOf, startIn, clock, random = systemRandom } = this.#options;
    let state: 'new' | 'unstored' | 'stored' | 'closed' = fill ? 'new' : 'stored';
    const rows = createRows(saved, (changed) => {
      if (state === 'closed') throw new HttpError(503, messages.over);
      if (state === 'stored') storage?.save(name, changed);
      if (state !== 'unstored') return;
      storage?.replace(name, rows.all());
      state = 'stored';
    });
    const isOver = () => state === 'closed';
    const world = maker.open(
      openWorld({ name, rows, clock, ruleOf, starting: startIn(name), random, isOver, ...seededParts(record) }),
    );
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
    this.#entries.get(name)?.close();
    this.#entries.set(name, { world, record, lastUsedAt: Date.now(), close: () => void (state = 'closed') });
    return world;
  }
}

const newRecord = (kind: WorldKind): WorldRecord => ({ ...kind, createdAt: Date.now(), restarts: 0 });

/** What a world's seed determines. */
function seededParts({ seed: given, restarts }: WorldRecord) {
  if (given === undefined) return undefined;
  const seed = restarts > 0 ? `${given} ${restarts}` : given;
  const situationRandom = seededRandom(`${seed} situations`);
  return { seed, random: seededRandom(seed), situationRandom, stoppedAt: SEEDED_TIME };
}
