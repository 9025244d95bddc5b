import type { Contract, ContractCall } from './contract.ts';

/** A call of the contract with its URL on this server. */
export interface CallRoute {
  readonly operationId: string;
  readonly call: ContractCall;
  readonly method: ContractCall['method'];
  /** `:name` is one path segment. */
  readonly url: string;
}

/** One route per call of the contract. */
export function contractRoutes({ calls, bases }: Contract): CallRoute[] {
  return Object.entries(calls).map(([operationId, call]) => {
    const { method, path, server } = call;
    return { operationId, call, method, url: (bases[server] ?? '') + path.replace(/\{(\w+)\}/g, ':$1') };
  });
}

/** Returns a function that adds the short server's base path to URLs that lack it. */
export function fullAddress({ calls, bases, shortServer }: Contract): (url: string) => string {
  const firstParts = Object.values(calls)
    .filter(({ server }) => server === shortServer)
    .map(({ path }) => path.split('/')[1]);
  const shortSpelling = new RegExp(`^/(?:${[...new Set(firstParts)].join('|')})(?=[/?]|$)`);
  const base = bases[shortServer] ?? '';
  return (url) => (shortSpelling.test(url) ? base + url : url);
}
