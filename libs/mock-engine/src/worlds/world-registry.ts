import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { worldClock, type Clock } from '../ports/clock.ts';
import { seededRandom } from '../ports/node/seeded-random.ts';
import { systemRandom, type Random } from '../ports/random.ts';
import { activeSituations } from '../situations/active-situations.ts';
import { DEFAULT_WORLD, isWorldName } from './world-name.ts';
import { WorldRefusal } from './world-refusal.ts';
import type { EngineWorld } from './world.ts';

export interface WorldKind {
  /** The same seed gives the same ids, tokens and times. */
  readonly seed?: string | undefined;
  /** Stores the world in its own file beside the default world's. */
  readonly isKept?: boolean | undefined;
}

/** How a shop creates its worlds. */
export interface WorldMaker<World extends EngineWorld> {
  /** @param file stores the world; in memory without it @throws DataFileError */
  open(base: Omit<EngineWorld, 'store'>, file: string | undefined): World;
  /** Fills a new world with its first records. */
  seed(world: World): Promise<void>;
  /** Copies all records into a new world. */
  copy(from: World, to: World): Promise<void>;
  /** Deletes a world's file and the database's files beside it. */
  remove(file: string): void;
}

export interface WorldRegistryOptions<World extends EngineWorld> {
  readonly maker: WorldMaker<World>;
  /** The default world's file; in memory without it. */
  readonly dataFile?: string | undefined;
  /** Of the default world. */
  readonly seed?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly random?: Random | undefined;
}

interface Entry<World> {
  readonly world: World;
  readonly kind: WorldKind;
  readonly file: string | undefined;
  readonly bornAt: number;
  lastUsedAt: number;
}

/** All worlds of a server. */
export interface WorldRegistry<World extends EngineWorld = EngineWorld> {
  has(name: string): boolean;
  /** @throws WorldRefusal when the world does not exist */
  get(name: string): World;
  /**
   * Gets a world, or creates it.
   *
   * @throws WorldRefusal when the name is invalid or there are too many worlds
   */
  open(name: string): World;
  /** @throws WorldRefusal also when the world exists */
  create(name: string, kind?: WorldKind): World;
  /** Copies a world; the copy of a seeded world gets a seed derived from its seed and name. */
  fork(from: string, name: string, kind?: Pick<WorldKind, 'isKept'>): World;
  /** Resets a world. Calls in progress close in the old one. */
  reset(name: string): World;
  delete(name: string): void;
  /** Whether it was reset or deleted. */
  isClosed(world: EngineWorld): boolean;
  list(): readonly WorldSummary[];
  /** Deletes worlds in memory that were unused for `idle` milliseconds. */
  expire(idle: number): void;
  close(): Promise<void>;
}

export interface WorldSummary {
  readonly name: string;
  readonly seed: string | null;
  readonly isKept: boolean;
  /** Milliseconds since 1970. */
  readonly bornAt: number;
  readonly lastUsedAt: number;
}

/** More worlds mean that a test suite does not delete them. */
export const MAX_WORLDS = 1000;

/** Initial time of a seeded world: a Monday morning in India. */
export const SEEDED_TIME = Date.UTC(2026, 0, 5, 4, 30);

/** @throws DataFileError when the data file cannot be used */
export async function createWorldRegistry<World extends EngineWorld>({
  maker,
  dataFile,
  seed,
  clock,
  random,
}: WorldRegistryOptions<World>): Promise<WorldRegistry<World>> {
  const entries = new Map<string, Entry<World>>();

  function add(name: string, kind: WorldKind, file?: string, origin?: World): World {
    const isSeeded = kind.seed !== undefined;
    const source = isSeeded ? seededRandom(kind.seed) : (random ?? systemRandom);
    const base = {
      name,
      clock: worldClock(clock, isSeeded ? { stoppedAt: SEEDED_TIME } : {}),
      random: source,
      // A separate source, so that situations do not change the world's ids.
      situations: activeSituations(isSeeded ? seededRandom(`${kind.seed} situations`) : source),
    };
    const world = maker.open(base, file);
    const filled = origin ? maker.copy(origin, world) : maker.seed(world);
    // A failed write is reported to the calls that wait for the store.
    filled.catch(() => undefined);
    const now = Date.now();
    entries.set(name, { world, kind, file, bornAt: now, lastUsedAt: now });
    return world;
  }

  function allowNew(name: string): void {
    if (!isWorldName(name)) throw new WorldRefusal('name');
    if (entries.has(name)) throw new WorldRefusal('exists', name);
    if (entries.size >= MAX_WORLDS) throw new WorldRefusal('tooMany', MAX_WORLDS);
  }

  const fileOf = (name: string) =>
    dataFile === undefined ? undefined : join(dirname(dataFile), 'worlds', `${name}.sqlite`);

  const isOnDisk = (name: string) => existsSync(fileOf(name) ?? '');

  /** The file of a kept world; undefined for one in memory. */
  function fileFor(name: string, { isKept, seed }: WorldKind): string | undefined {
    if (!isKept) return undefined;
    const file = fileOf(name);
    if (file === undefined) throw new WorldRefusal('noDisk');
    if (seed !== undefined) throw new WorldRefusal('seededOnDisk');
    return file;
  }

  function create(name: string, kind: WorldKind = {}): World {
    allowNew(name);
    return add(name, kind, fileFor(name, kind));
  }

  function known(name: string): Entry<World> {
    const entry = entries.get(name);
    if (!entry) throw new WorldRefusal('unknown', name);
    return entry;
  }

  function close({ world, file }: Entry<World>): void {
    void world.store.close();
    if (file !== undefined) maker.remove(file);
  }

  add(DEFAULT_WORLD, { seed }, seed === undefined ? dataFile : undefined);
  await known(DEFAULT_WORLD).world.store.settled();

  return {
    open(name) {
      const entry = entries.get(name);
      if (entry) {
        entry.lastUsedAt = Date.now();
        return entry.world;
      }
      if (!isWorldName(name)) throw new WorldRefusal('name');
      // Kept by an earlier run of the server.
      return create(name, { isKept: isOnDisk(name) });
    },
    has: (name) => entries.has(name),
    get: (name) => known(name).world,
    create,
    fork(from, name, { isKept } = {}) {
      const { world, kind } = known(from);
      allowNew(name);
      // Kept by an earlier run of the server.
      if (isOnDisk(name)) throw new WorldRefusal('exists', name);
      // The same seed would generate ids that the copy already has.
      const seed = kind.seed === undefined ? undefined : `${kind.seed} ${name}`;
      const copy = add(name, { seed, isKept }, fileFor(name, { seed, isKept }), world);
      copy.clock.advance(Math.max(0, world.clock.now() - copy.clock.now()));
      if (!world.clock.isRunning) copy.clock.stop();
      for (const { rule, remaining } of world.situations.list())
        copy.situations.switchOn(rule.renew?.() ?? rule, remaining);
      return copy;
    },
    reset(name) {
      const entry = known(name);
      close(entry);
      return add(name, entry.kind, entry.file);
    },
    delete(name) {
      if (name === DEFAULT_WORLD) throw new WorldRefusal('defaultStays');
      close(known(name));
      entries.delete(name);
    },
    isClosed: (world) => entries.get(world.name)?.world !== world,
    list: () =>
      [...entries.values()].map(({ world, kind, file, bornAt, lastUsedAt }) => ({
        name: world.name,
        seed: kind.seed ?? null,
        isKept: file !== undefined,
        bornAt,
        lastUsedAt,
      })),
    expire(idle) {
      const latest = Date.now() - idle;
      for (const [name, entry] of entries) {
        if (name === DEFAULT_WORLD || entry.file !== undefined || entry.lastUsedAt > latest) continue;
        close(entry);
        entries.delete(name);
      }
    },
    async close() {
      await Promise.all([...entries.values()].map(({ world }) => world.store.close()));
    },
  };
}
