/** A source of numbers that can be had again: the same seed gives the same numbers (mulberry32). */
export interface Dice {
  /** From 0 up to, and never, 1. */
  next(): number;
  /** A whole number from 0 up to, and never, `end`. */
  below(end: number): number;
}

/** Seeds are below this. */
export const SEEDS = 2 ** 31;

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, below: (end) => Math.floor(next() * end) };
}
