import type { KeptBody } from './kept-body.ts';

/** The logged status when there was no response. */
export const NO_ANSWER = 0;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Headers by lower-case name, with secrets: show them only with `maskedHeaders`. */
export interface KeptHeaders {
  readonly request: Headers;
  readonly response: Headers;
}

/** A request and its response. */
export interface Exchange {
  /** Counts from 1 across all worlds. */
  readonly id: number;
  /** Milliseconds since 1970 by the machine's clock, not the world's. */
  readonly at: number;
  readonly world: string;
  readonly method: string;
  /** With masked secrets. */
  readonly url: string;
  /** Undefined for pictures, the payment window and unknown paths. */
  readonly operationId: string | undefined;
  /** {@link NO_ANSWER} when a situation broke the connection or the client disconnected. */
  readonly status: number;
  /** Milliseconds that the engine took, delays included. */
  readonly ms: number;
  /** Ids of the situations and forced responses that affected it. */
  readonly because: readonly string[];
  readonly request: KeptBody;
  readonly answer: KeptBody;
  /** Of the latest exchanges only, because they take memory. */
  headers: KeptHeaders | undefined;
  /** Contract violations of request and response. Forced and missing responses are not checked. */
  violations: readonly string[];
}

/** Bodies with their secrets. */
export interface Bodies {
  readonly request: unknown;
  readonly answer: unknown;
}
