/** A source of the current time. */
export interface Clock {
  /** Milliseconds since 1970 (UTC). */
  now(): number;
}

/** A world's clock. Moving it forward tests timeouts, such as expired tokens. */
export interface WorldClock extends Clock {
  /** Forward only, so that stored times stay in the past. */
  advance(milliseconds: number): void;
  /** Stops the clock at the current time. */
  stop(): void;
  /** Continues from the current time. */
  run(): void;
  readonly isRunning: boolean;
}

/** Stored times have a four-digit year; clocks stop here. */
export const LATEST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that follows `source` until it is moved or stopped. */
export function worldClock(source: Clock = systemClock, { stoppedAt }: { stoppedAt?: number } = {}): WorldClock {
  let ahead = 0;
  let stopped = stoppedAt;
  const now = () => Math.min(stopped ?? source.now() + ahead, LATEST_TIME);
  return {
    now,
    advance(milliseconds) {
      if (stopped === undefined) ahead += milliseconds;
      else stopped += milliseconds;
    },
    stop: () => void (stopped = now()),
    run() {
      ahead = now() - source.now();
      stopped = undefined;
    },
    get isRunning() {
      return stopped === undefined;
    },
  };
}
