/** A seeded random source: the same seed always draws the same picture. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [from, to). */
  between(from: number, to: number): number;
  /** A whole number in [from, to]. */
  whole(from: number, to: number): number;
  /** A number around zero, at most `spread` away, usually close. */
  sway(spread: number): number;
  /** One of a non-empty list. */
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Hashes a text to a 32-bit seed (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** A random source (mulberry32), seeded by a text. */
export function createRandom(text: string): Random {
  let state = seedOf(text);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    whole: (from, to) => from + Math.floor((to - from + 1) * next()),
    sway: (spread) => (next() + next() - 1) * spread,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
