import { ownEntry, type KeptItems, type MockedCall } from '../http/call.ts';
import type { Masks } from '../http/mask.ts';
import type { Call } from './calls.ts';

/** What is read from OpenAPI documents, the URLs of its servers here, and what is secret in it. */
export interface Contract {
  readonly title: string;
  readonly calls: Readonly<Record<string, Call>>;
  /** Base path of each server; calls also work without it. */
  readonly bases: Readonly<Record<string, string>>;
  /** End of a URL that is no call and that recordings contain too, such as a picture's. */
  readonly files?: RegExp;
  readonly masks: Masks;
  /** How calls respond that share items; by operationId. */
  readonly collections: Readonly<Record<string, MockedCall>>;
  /** What calls without code keep. */
  readonly kept?: readonly KeptItems[] | undefined;
  /** What of the document has no effect, and why. */
  readonly ignored?: readonly string[] | undefined;
}

/**
 * The contract that is served now. It is never changed, but replaced when its document is saved: a request keeps the one
 * that it began with.
 */
export type CurrentContract = () => Contract;

/** @throws Error when the contract has no such call */
export function requireCall({ calls }: Pick<Contract, 'calls'>, id: string): Call {
  const call = ownEntry(calls, id);
  if (!call) throw new Error(`The contract has no operation "${id}".`);
  return call;
}
