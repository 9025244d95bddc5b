/** What time it is in a world. */
export interface Clock {
  /** Milliseconds since 1970 (UTC). */
  now(): number;
}

/** A world's own clock, which can be put forward to see what time does: tokens expire, payments time out. */
export interface WorldClock extends Clock {
  /** Forward only: what has happened lies in the past, and stays there. */
  advance(milliseconds: number): void;
  /** Stops it at the time it shows. */
  stop(): void;
  /** Lets it run on from the time it shows. */
  run(): void;
  readonly isRunning: boolean;
}

/** Times are written with four digits for the year; a clock stands still there. */
export const LATEST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that runs as the given one does, until it is put forward or stopped. */
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
