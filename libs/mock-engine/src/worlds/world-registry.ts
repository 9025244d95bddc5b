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
  /** The same seed gives the same ids, tokens and times in the same order. */
  readonly seed?: string | undefined;
  /** Keeps it in a file of its own, beside the default world's. */
  readonly isKept?: boolean | undefined;
}

/** How the shop makes its worlds. */
export interface WorldMaker<World extends EngineWorld> {
  /** @param file keeps it; in memory without it @throws DataFileError */
  open(base: Omit<EngineWorld, 'store'>, file: string | undefined): World;
  /** Gives a new world its first records. */
  seed(world: World): Promise<void>;
  /** Gives a new world the records of another one. */
  copy(from: World, to: World): Promise<void>;
  /** Deletes a world's file, with all that lies beside it. */
  remove(file: string): void;
}

export interface WorldRegistryOptions<World extends EngineWorld> {
  readonly maker: WorldMaker<World>;
  /** The default world's; in memory without it. */
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
  /** @throws WorldRefusal when it was never opened */
  get(name: string): World;
  /**
   * The world of that name, made when it is new.
   *
   * @throws WorldRefusal when the name is none, or there are too many worlds
   */
  open(name: string): World;
  /** @throws WorldRefusal also when there is one of that name */
  create(name: string, kind?: WorldKind): World;
  /** A world that starts where another one is now; the copy of a seeded one has a seed made of its seed and name. */
  fork(from: string, name: string, kind?: Pick<WorldKind, 'isKept'>): World;
  /** Makes a world new. A call that is under way still ends in the old one. */
  reset(name: string): World;
  delete(name: string): void;
  /** Whether it was reset or deleted since. */
  isOver(world: EngineWorld): boolean;
  list(): readonly WorldSummary[];
  /** Deletes the worlds in memory that were not used for so long, in milliseconds. */
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

/** Beyond it a test suite forgets to delete. */
export const MAX_WORLDS = 1000;

/** Where a seeded world's clock stands when it begins: a Monday morning in India. */
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
      // Apart from the world's own source: a flaky connection must not change its ids.
      situations: activeSituations(isSeeded ? seededRandom(`${kind.seed} situations`) : source),
    };
    const world = maker.open(base, file);
    const filled = origin ? maker.copy(origin, world) : maker.seed(world);
    // A file that cannot be written fails the calls that wait for the store.
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

  /** Undefined in memory. */
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

  function end({ world, file }: Entry<World>): void {
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
    get: (name) => known(name).world,
    create,
    fork(from, name, { isKept } = {}) {
      const { world, kind } = known(from);
      allowNew(name);
      // Kept by an earlier run of the server.
      if (isOnDisk(name)) throw new WorldRefusal('exists', name);
      // The original's seed would give the copy the ids that it has already.
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
      end(entry);
      return add(name, entry.kind, entry.file);
    },
    delete(name) {
      if (name === DEFAULT_WORLD) throw new WorldRefusal('defaultStays');
      end(known(name));
      entries.delete(name);
    },
    isOver: (world) => entries.get(world.name)?.world !== world,
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
        end(entry);
        entries.delete(name);
      }
    },
    async close() {
      await Promise.all([...entries.values()].map(({ world }) => world.store.close()));
    },
  };
}
