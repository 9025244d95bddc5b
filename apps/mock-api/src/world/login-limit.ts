import type { Clock } from '@shop/mock-engine/store/sources';

const FAILURE_LIMIT = 10;
/** Time that a wrong password counts. */
const FAILURE_WINDOW_MS = 10 * 60 * 1000;
/** More would fill the memory: the account whose last failure is the oldest is forgotten. */
export const MAX_ACCOUNTS = 10_000;

/** A customer number, or a login that no customer has; it does not lock out a customer who gets it later. */
type Account = number | string;

export type LoginLimit = ReturnType<typeof createLoginLimit>;

/** Limits wrong passwords by account. Stored in memory, so that a restart resets it. */
export function createLoginLimit(clock: Clock) {
  const failures = new Map<Account, number[]>();
  // Later than now are failures before the clock was put back.
  const recent = (account: Account, now = clock.now()) =>
    (failures.get(account) ?? []).filter((at) => at <= now && at > now - FAILURE_WINDOW_MS);
  return {
    /** @returns milliseconds until the next attempt is allowed; 0 when it is allowed now */
    wait(account: Account) {
      const oldest = recent(account).at(-FAILURE_LIMIT);
      return oldest === undefined ? 0 : oldest + FAILURE_WINDOW_MS - clock.now();
    },
    failed(account: Account) {
      const times = [...recent(account), clock.now()];
      // The last one to be forgotten.
      failures.delete(account);
      failures.set(account, times);
      const [first = account] = failures.keys();
      if (failures.size > MAX_ACCOUNTS) failures.delete(first);
    },
    succeeded: (account: Account) => void failures.delete(account),
  };
}
