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
