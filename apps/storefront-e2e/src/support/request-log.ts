import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import type { World } from './world.ts';

/** Errors from the mock API's request log: contract violations, and situations that affected no request. */
export function requestLogErrors(requests: readonly LoggedRequest[], { situations }: World): string[] {
  const breaches = requests.flatMap(({ method, url, status, violations }) =>
    violations.map((violation) => `breaks the contract: ${method} ${url} (${status}), ${violation}`),
  );
  const met = new Set(requests.flatMap(({ appliedRules }) => appliedRules));
  const unmet = situations.filter((name) => !met.has(name));
  return [...breaches, ...unmet.map((name) => `switched on, but affected no request: ${name}`)];
}
