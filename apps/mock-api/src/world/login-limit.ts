import type { Clock } from '@shop/mock-engine/ports/clock';

const FAILURE_LIMIT = 10;
/** Time that a wrong password counts. */
const FAILURE_WINDOW_MS = 10 * 60 * 1000;

/** Limits wrong passwords by customer number. Stored in memory, so that a restart resets it. */
export interface LoginLimit {
  /** @returns milliseconds until the next attempt is allowed; 0 when it is allowed now */
  wait(customer: number): number;
  failed(customer: number): void;
  succeeded(customer: number): void;
}

/** @param clock the world's clock */
export function createLoginLimit(clock: Clock): LoginLimit {
  const failures = new Map<number, number[]>();
  // Later than now are failures before the clock was put back.
  const recent = (customer: number, now = clock.now()) =>
    (failures.get(customer) ?? []).filter((at) => at <= now && at > now - FAILURE_WINDOW_MS);
  return {
    wait(customer) {
      const oldest = recent(customer).at(-FAILURE_LIMIT);
      return oldest === undefined ? 0 : oldest + FAILURE_WINDOW_MS - clock.now();
    },
    failed: (customer) => void failures.set(customer, [...recent(customer), clock.now()]),
    succeeded: (customer) => void failures.delete(customer),
  };
}
