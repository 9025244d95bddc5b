import type { Call, Contract } from '../document/calls.ts';
import { ownEntry } from '../http/json.ts';

/** @throws Error when the contract has no such call */
export function requireCall({ calls }: Pick<Contract, 'calls'>, id: string): Call {
  const call = ownEntry(calls, id);
  if (!call) throw new Error(`The contract has no operation "${id}".`);
  return call;
}
