import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';

/** Longest wait for an answer, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** Somebody's real API, asked for what its situation is and not for the pacts. */
export interface RemoteShop {
  readonly token: string | undefined;
  /** What a list holds; undefined when it could not be had as a list, which its own interaction is to tell. */
  list(operation: OperationId): Promise<readonly unknown[] | undefined>;
}

/**
 * An API that is not ours, asked over the network.
 *
 * @param baseUrl without a trailing slash
 * @param token for calls of a customer; without one they are asked without
 */
export function remoteShop(baseUrl: string, token: string | undefined): RemoteShop {
  return {
    token,
    async list(operation) {
      const { path, bearer } = operationTable[operation];
      const headers = { accept: 'application/json', ...(bearer && token ? { authorization: `Bearer ${token}` } : {}) };
      const body: unknown = await fetch(baseUrl + path, { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT) })
        .then((answer) => (answer.ok ? answer.json() : undefined))
        .catch(() => undefined);
      return Array.isArray(body) ? body : undefined;
    },
  };
}
