import type { Clock } from '@shop/mock-engine/ports/clock';

const FAILURES_PER_ACCOUNT = 10;
/** Higher, because several people can share an IP address. */
const FAILURES_PER_SOURCE = 50;
/** Time that a wrong password counts. */
const FAILURE_WINDOW_MS = 10 * 60 * 1000;
/** Maximum number of accounts and of sources; the one with the oldest last failure is dropped. */
const TRACKED_LIMIT = 10_000;

/** An attempt to log in. */
export interface LoginAttempt {
  /** The customer id, or the given name when the account is unknown. */
  readonly account: string;
  /** IP address; undefined without a connection. */
  readonly source: string | undefined;
}

/** Limits wrong passwords. Stored in memory, so that a restart resets it. */
export interface LoginLimit {
  /** @returns milliseconds until the next attempt is allowed; 0 when it is allowed now */
  wait(attempt: LoginAttempt): number;
  failed(attempt: LoginAttempt): void;
  /** Resets the account's failures, but not the source's. */
  succeeded(attempt: LoginAttempt): void;
}

/** @param clock the world's clock */
export function createLoginLimit(clock: Clock): LoginLimit {
  const accounts = countFailures(FAILURES_PER_ACCOUNT, clock);
  const sources = countFailures(FAILURES_PER_SOURCE, clock);
  return {
    wait: ({ account, source }) => Math.max(accounts.wait(account), source === undefined ? 0 : sources.wait(source)),
    failed({ account, source }) {
      accounts.add(account);
      if (source !== undefined) sources.add(source);
    },
    succeeded: ({ account }) => accounts.clear(account),
  };
}

function countFailures(limit: number, clock: Clock) {
  const failures = new Map<string, number[]>();
  const recent = (key: string): number[] => {
    const since = clock.now() - FAILURE_WINDOW_MS;
    return (failures.get(key) ?? []).filter((at) => at > since);
  };
  return {
    wait(key: string): number {
      const oldest = recent(key).at(-limit);
      return oldest === undefined ? 0 : oldest + FAILURE_WINDOW_MS - clock.now();
    },
    add(key: string): void {
      const times = [...recent(key), clock.now()];
      // Reinserted, so that the map is sorted by last failure.
      failures.delete(key);
      failures.set(key, times);
      const [first] = failures.keys();
      if (failures.size > TRACKED_LIMIT && first !== undefined) failures.delete(first);
    },
    clear: (key: string): void => void failures.delete(key),
  };
}
