import { callOf, forStatus, type Contract } from '../http/contract.ts';

/** Whether a call declares a redirect, which is then one of its responses. */
export function declaresRedirect(contract: Contract, operationId: string | undefined, status: number): boolean {
  if (operationId === undefined) return false;
  const { responses } = callOf(contract, operationId);
  return responses[status] !== undefined || responses['3XX'] !== undefined;
}

/** Names of the headers that a call declares for a status, in lower case. */
export const declaredHeaders = (contract: Contract, operationId: string | undefined, status: number) =>
  (operationId === undefined ? undefined : forStatus(callOf(contract, operationId).responses, status)?.headers) ?? [];

/** An address of the real API as one of this server; others stay. */
export const ownAddress = (address: string, real: string, own: string): string =>
  address.startsWith(`${real}/`) ? own + address.slice(real.length) : address;
