import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ruleIn } from '../recordings/replay-rule.ts';
import { activeSituations } from '../situations/active-situations.ts';
import { beginWorld } from '../world/begin-world.ts';
import { worldClock, type Clock } from '../world/clock.ts';
import { copyRecords } from '../world/copy-records.ts';
import { createLoginLimit } from '../world/login-limit.ts';
import { createMemoryStore } from '../world/memory-store.ts';
import type { SharedParts } from '../world/node/shared-parts.ts';
import { seededRandom } from '../world/node/seeded-random.ts';
import { besideDataFile, openSqliteStore } from '../world/node/sqlite-store.ts';
import { systemRandom, type Random } from '../world/random.ts';
import type { World } from '../world/world.ts';
import { DEFAULT_WORLD, isWorldName } from './world-name.ts';
import { WorldRefusal } from './world-refusal.ts';

export interface WorldKind {
  /** The same seed gives the same ids, tokens and times in the same order. */
  readonly seed?: string | undefined;
  /** Keeps it in a file of its own, beside the default world's. */
  readonly isKept?: boolean | undefined;
}

export interface WorldsOptions {
  readonly shared: SharedParts;
  /** The default world's; in memory without it. */
  readonly dataFile?: string | undefined;
  /** Of the default world. */
  readonly seed?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly random?: Random | undefined;
}

interface Entry {
  readonly world: World;
  readonly kind: WorldKind;
  readonly file: string | undefined;
  readonly bornAt: number;
  lastUsedAt: number;
}

/** All worlds of a server. */
export interface Worlds {
  /** @throws WorldRefusal when nobody has asked for it yet */
  get(name: string): World;
  /**
   * The world of that name, begun when it is new.
   *
   * @throws WorldRefusal when the name is none, or there are too many worlds
   */
  open(name: string): World;
  /** @throws WorldRefusal also when there is one of that name */
  create(name: string, kind?: WorldKind): World;
  /** A world that begins where another one is now; the copy of a seeded one has a seed made of its seed and name. */
  fork(from: string, name: string, kind?: Pick<WorldKind, 'isKept'>): World;
  /** Begins a world anew. Who is in the middle of a call still ends it in the old one. */
  reset(name: string): World;
  delete(name: string): void;
  /** Whether it was reset or deleted since. */
  isOver(world: World): boolean;
  list(): readonly WorldSummary[];
  /** Deletes the worlds in memory that nobody has used for so long, in milliseconds. */
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

/** Beyond it somebody forgets to delete. */
export const MOST_WORLDS = 1000;

/** Where a seeded world's clock stands when it begins: a Monday morning in India. */
export const SEEDED_TIME = Date.UTC(2026, 0, 5, 4, 30);

/** @throws DataFileError when the data file cannot be used */
export async function openWorlds({ shared, dataFile, seed, clock, random }: WorldsOptions): Promise<Worlds> {
  const entries = new Map<string, Entry>();

  function begin(name: string, kind: WorldKind, file?: string, origin?: World): World {
    const isSeeded = kind.seed !== undefined;
    const source = isSeeded ? seededRandom(kind.seed) : (random ?? systemRandom);
    const ownClock = worldClock(clock, isSeeded ? { stoppedAt: SEEDED_TIME } : {});
    const world: World = {
      ...shared,
      name,
      store: file === undefined ? createMemoryStore() : openSqliteStore(file),
      clock: ownClock,
      loginLimit: createLoginLimit(ownClock),
      random: source,
      // Apart from the world's own source: a flaky line must not change its ids.
      situations: activeSituations(isSeeded ? seededRandom(`${kind.seed} situations`) : source),
    };
    const begun = origin ? copyRecords(origin.store, world.store) : beginWorld(world);
    // A file that cannot be written fails the calls that wait for the store.
    begun.catch(() => undefined);
    const now = Date.now();
    entries.set(name, { world, kind, file, bornAt: now, lastUsedAt: now });
    return world;
  }

  function allowNew(name: string): void {
    if (!isWorldName(name)) throw new WorldRefusal('name');
    if (entries.has(name)) throw new WorldRefusal('exists', name);
    if (entries.size >= MOST_WORLDS) throw new WorldRefusal('tooMany', MOST_WORLDS);
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
    return begin(name, kind, fileFor(name, kind));
  }

  function known(name: string): Entry {
    const entry = entries.get(name);
    if (!entry) throw new WorldRefusal('unknown', name);
    return entry;
  }

  function end({ world, file }: Entry): void {
    void world.store.close();
    if (file !== undefined) for (const one of [file, ...besideDataFile(file)]) rmSync(one, { force: true });
  }

  begin(DEFAULT_WORLD, { seed }, seed === undefined ? dataFile : undefined);
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
      const copy = begin(name, { seed, isKept }, fileFor(name, { seed, isKept }), world);
      copy.clock.advance(Math.max(0, world.clock.now() - copy.clock.now()));
      if (!world.clock.isRunning) copy.clock.stop();
      for (const { rule, remaining } of world.situations.list())
        copy.situations.switchOn(ruleIn(copy, rule), remaining);
      return copy;
    },
    reset(name) {
      const entry = known(name);
      end(entry);
      return begin(name, entry.kind, entry.file);
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
