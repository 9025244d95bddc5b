import { worldClock, type Clock, type ClockState } from '../store/clock.ts';
import type { Random } from '../store/random.ts';
import { activeSituations, type StoredRule } from '../faults/active-situations.ts';
import type { Rule, RuleSource } from '../faults/fault-effect.ts';
import type { Rows } from '../store/rows.ts';

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
  readonly isOver?: () => boolean;
}

/** Opens a world on its rows, with its clock and situations as they were. */
export function openWorld({ name, rows, random, seed, situationRandom, clock, stoppedAt, ruleOf, isOver }: WorldParts) {
  return {
    name,
    /** Reset or deleted: requests that began before are not checked. */
    isOver: isOver ?? (() => false),
    /** Everything that is kept. */
    rows,
    clock: worldClock(rows.table<ClockState>('clock'), clock, stoppedAt),
    random,
    seed,
    /** The active failures; none at first. */
    situations: activeSituations(rows.table<StoredRule>('situation'), situationRandom ?? random, ruleOf),
  };
}
