import { headerNames } from '../document/calls.ts';
import { callOf, type Contract } from '../document/contract.ts';
import { forStatus } from '../http/call.ts';

/** Whether a call declares a redirect, which is then one of its responses. */
export function declaresRedirect(contract: Contract, operationId: string | undefined, status: number): boolean {
  if (operationId === undefined) return false;
  const { byStatus } = callOf(contract, operationId);
  return byStatus[status] !== undefined || byStatus['3XX'] !== undefined;
}

/** Names of the headers that a call declares for a status, in lower case. */
export function declaredHeaders(contract: Contract, operationId: string | undefined, status: number): string[] {
  const declared = operationId === undefined ? undefined : forStatus(callOf(contract, operationId).byStatus, status);
  return declared ? headerNames(declared) : [];
}

/** An address of the real API as one of this server; others stay. */
export const ownAddress = (address: string, real: string, own: string): string =>
  address.startsWith(`${real}/`) ? own + address.slice(real.length) : address;
