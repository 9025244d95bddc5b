import type { KeptItems } from '../http/call.ts';
import type { Masks } from '../http/mask.ts';
import type { Call } from './calls.ts';

/** What is read from OpenAPI documents, the URLs of its servers here, and what is secret in it. */
export interface Contract {
  readonly title: string;
  /** By their ids. */
  readonly calls: Readonly<Record<string, Call>>;
  /** Base path of each server; calls also work without it. */
  readonly bases: Readonly<Record<string, string>>;
  /** End of a URL that is no call and that recordings contain too, such as a picture's. */
  readonly files?: RegExp;
  readonly masks: Masks;
  /** What calls without code keep. */
  readonly kept?: readonly KeptItems[] | undefined;
  /** What of the document has no effect, and why. */
  readonly ignored?: readonly string[] | undefined;
}

/**
 * What is served now. A contract is never changed, but replaced when its document is saved: a request keeps the one that it
 * began with.
 */
export interface Served {
  readonly contract: Contract;
}
