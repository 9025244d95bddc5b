import type { Contract, ContractCall } from './contract.ts';

/** A call of the contract at its address here. */
export interface CallRoute {
  readonly operationId: string;
  readonly call: ContractCall;
  readonly method: ContractCall['method'];
  /** `:name` is one path segment. */
  readonly url: string;
}

/** A route for each call, read off the contract. */
export function contractRoutes({ calls, bases }: Contract): CallRoute[] {
  return Object.entries(calls).map(([operationId, call]) => {
    const { method, path, server } = call;
    return { operationId, call, method, url: (bases[server] ?? '') + path.replace(/\{(\w+)\}/g, ':$1') };
  });
}

/** Gives an address the base of the contract's short server where it lacks it. */
export function fullAddress({ calls, bases, shortServer }: Contract): (url: string) => string {
  const firstParts = Object.values(calls)
    .filter(({ server }) => server === shortServer)
    .map(({ path }) => path.split('/')[1]);
  const shortSpelling = new RegExp(`^/(?:${[...new Set(firstParts)].join('|')})(?=[/?]|$)`);
  const base = bases[shortServer] ?? '';
  return (url) => (shortSpelling.test(url) ? base + url : url);
}
