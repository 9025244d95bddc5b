import type { SituationName } from '@shop/mock-api/situations';
import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import type { World } from './world.ts';

/** A request and response in the mock API's log. */
export type Exchange = Pick<LoggedRequest, 'method' | 'url' | 'status' | 'because' | 'violations'>;

/** No request need show these: one never responds, the other fails at random. */
const unseen: readonly SituationName[] = ['pincode-silent', 'flaky'];

/** Errors from the mock API's request log: contract violations, and situations that affected no request. */
export function requestLogErrors(exchanges: readonly Exchange[], { situations }: Pick<World, 'situations'>): string[] {
  const breaches = exchanges.flatMap(({ method, url, status, violations }) =>
    violations.map((violation) => `breaks the contract: ${method} ${url} (${status}), ${violation}`),
  );
  const met = new Set(exchanges.flatMap(({ because }) => because));
  const unmet = situations.filter((name) => !met.has(name) && !unseen.includes(name));
  return [...breaches, ...unmet.map((name) => `switched on, but affected no request: ${name}`)];
}

/** Whether a situation broke the connection on purpose. */
export function isBrokenOnPurpose(request: { method: string; url: string }, exchanges: readonly Exchange[]): boolean {
  return exchanges.some(
    ({ method, url, status, because }) =>
      status === 0 && because.length > 0 && method === request.method && request.url.endsWith(url),
  );
}
