import type { Rule, RuleSource } from '../faults/fault.ts';
import { ActiveSituations, type StoredRule } from '../faults/rules.ts';
import { worldClock, type Clock, type ClockState } from '../store/clock.ts';
import type { Random } from '../store/random.ts';
import type { Rows } from '../store/rows.ts';

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
