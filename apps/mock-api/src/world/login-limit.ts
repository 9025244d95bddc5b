import type { Clock } from '@shop/mock-engine/ports/clock';

const FAILURES_PER_ACCOUNT = 10;
/** More, since a household or an office shares an address. */
const FAILURES_PER_SOURCE = 50;
/** How long a wrong password counts. */
const FAILURE_WINDOW_MS = 10 * 60 * 1000;
/** Accounts and sources that are remembered; the one without a new failure for longest is forgotten first. */
const TRACKED_LIMIT = 10_000;

/** A sign-in: to which account, and from which address. */
export interface LoginAttempt {
  /** The customer's id; for an unknown account the name that was given. */
  readonly account: string;
  /** Undefined where a caller has no address. */
  readonly source: string | undefined;
}

/** Counts wrong passwords, so that nobody can try them all. In memory: a restart forgets them. */
export interface LoginLimit {
  /** @returns milliseconds until it may be tried again; 0 when it may be now */
  wait(attempt: LoginAttempt): number;
  failed(attempt: LoginAttempt): void;
  /** The account's wrong passwords are forgotten, the source's still count. */
  succeeded(attempt: LoginAttempt): void;
}

/** @param clock the world's */
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
      // The key with the newest failure is the map's last one.
      failures.delete(key);
      failures.set(key, times);
      const [first] = failures.keys();
      if (failures.size > TRACKED_LIMIT && first !== undefined) failures.delete(first);
    },
    clear: (key: string): void => void failures.delete(key),
  };
}
