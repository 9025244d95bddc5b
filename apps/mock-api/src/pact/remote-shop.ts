import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';

/** Timeout of a request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** A real API, to find out its current data. */
export interface RemoteShop {
  readonly token: string | undefined;
  /** A list's entries; undefined when the request fails, which its own interaction reports. */
  list(operation: OperationId): Promise<readonly unknown[] | undefined>;
}

/**
 * Accesses a real API over the network.
 *
 * @param baseUrl without a trailing slash
 * @param token for calls that need a customer; they are sent without one if undefined
 */
export function remoteShop(baseUrl: string, token: string | undefined): RemoteShop {
  return {
    token,
    async list(operation) {
      const { path, bearer } = operationTable[operation];
      const headers = { accept: 'application/json', ...(bearer && token ? { authorization: `Bearer ${token}` } : {}) };
      const body: unknown = await fetch(baseUrl + path, { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT) })
        .then((response) => (response.ok ? response.json() : undefined))
        .catch(() => undefined);
      return Array.isArray(body) ? body : undefined;
    },
  };
}
