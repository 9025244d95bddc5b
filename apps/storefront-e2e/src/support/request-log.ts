import type { SituationName } from '@shop/api-contract/situations';
import type { Exchange, World } from './world.ts';

/** The one is not answered before the test is over, the other may spare every request of a short test. */
const unseen: readonly SituationName[] = ['pincode-silent', 'flaky'];

/** What the mock API saw of a test that the test must not pass with: breaches of the contract, situations in vain. */
export function requestLogErrors(exchanges: readonly Exchange[], { situations }: Pick<World, 'situations'>): string[] {
  const breaches = exchanges.flatMap(({ method, url, status, violations }) =>
    violations.map((violation) => `breaks the contract: ${method} ${url} (${status}), ${violation}`),
  );
  const met = new Set(exchanges.flatMap(({ because }) => because));
  const unmet = situations.filter((name) => !met.has(name) && !unseen.includes(name));
  return [...breaches, ...unmet.map((name) => `switched on, but met by no request: ${name}`)];
}

/** Whether a request failed because a situation broke its connection, which is what the test asked for. */
export function isBrokenOnPurpose(request: { method: string; url: string }, exchanges: readonly Exchange[]): boolean {
  return exchanges.some(
    ({ method, url, status, because }) =>
      status === 0 && because.length > 0 && method === request.method && request.url.endsWith(url),
  );
}
