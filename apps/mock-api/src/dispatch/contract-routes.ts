import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationEntry, OperationId, ServerName } from '@shop/api-contract/operation';

/** Where each server of the contract lives here. */
const bases: Record<ServerName, string> = { api: '/api', postal: '' };

export interface ContractRoute {
  readonly operationId: OperationId;
  readonly method: OperationEntry['method'];
  /** `:name` is one path segment. */
  readonly url: string;
}

/** A route for each call, read off the contract. */
export const contractRoutes: readonly ContractRoute[] = (Object.keys(operationTable) as OperationId[]).map(
  (operationId) => {
    const { method, path, server } = operationTable[operationId];
    return { operationId, method, url: bases[server] + path.replace(/\{(\w+)\}/g, ':$1') };
  },
);

const firstParts = Object.values(operationTable)
  .filter(({ server }) => server === 'api')
  .map(({ path }) => path.split('/')[1]);
const shortSpelling = new RegExp(`^/(?:${[...new Set(firstParts)].join('|')})(?=[/?]|$)`);

/** The address with `/api` before it where it lacks it (specification, section 7: `v1/hero-products`, `user`). */
export function inFull(url: string): string {
  return shortSpelling.test(url) ? bases.api + url : url;
}
