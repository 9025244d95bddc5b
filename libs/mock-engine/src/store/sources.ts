import type { Table } from './rows.ts';

/** A source of the current time. */
export interface Clock {
  /** Milliseconds since 1970 (UTC). */
  now(): number;
}

const systemClock: Clock = { now: () => Date.now() };

/** How a world's clock differs from its source: milliseconds ahead, or the time at which it stands still. */
export type ClockState = { readonly ahead: number } | { readonly stoppedAt: number };

/**
 * A clock that follows `source` until it is moved or stopped; moving it forward tests timeouts, such as expired tokens.
 *
 * @param stored keeps its state
 * @param stoppedAt the time at which a new clock stands still
 */
export function worldClock(stored: Table<ClockState>, source: Clock = systemClock, stoppedAt?: number) {
  const first: ClockState = stoppedAt === undefined ? { ahead: 0 } : { stoppedAt };
  const state = () => stored.get('') ?? first;
  const set = (next: ClockState) => stored.put('', next);
  const now = () => {
    const given = state();
    return 'ahead' in given ? source.now() + given.ahead : given.stoppedAt;
  };
  return {
    now,
    /** Forward only, so that stored times stay in the past. */
    advance(milliseconds: number): void {
      const given = state();
      if ('ahead' in given) set({ ahead: given.ahead + milliseconds });
      else set({ stoppedAt: given.stoppedAt + milliseconds });
    },
    stop: () => set({ stoppedAt: now() }),
    run: () => set({ ahead: now() - source.now() }),
    get isRunning() {
      return 'ahead' in state();
    },
  };
}

/** Source of a world's ids and tokens. Only `systemRandom` is secure. */
export interface Random {
  bytes(length: number): Uint8Array;
}

/** Bytes of the system that nobody has had yet: asking it for each id takes longer than the rest of a response. */
const pool = new Uint8Array(4096);
let used = pool.length;

export const systemRandom: Random = {
  bytes(length) {
    if (length > pool.length) return crypto.getRandomValues(new Uint8Array(length));
    if (used + length > pool.length) {
      crypto.getRandomValues(pool);
      used = 0;
    }
    used += length;
    return pool.slice(used - length, used);
  },
};

/** Deterministic bytes for a seed: for reproducible worlds, never for secrets. */
export function seededRandom(seed: string): Random {
  // mulberry32, which begins with the seed's FNV-1a hash.
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % 256;
  };
  return { bytes: (length) => Uint8Array.from({ length }, next) };
}

/** Two lower-case hex digits per byte. */
export const toHex = (bytes: ArrayBuffer | ArrayLike<number>): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A version 4 UUID. */
export function uuid(random: Random): string {
  return toHex(random.bytes(16)).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
