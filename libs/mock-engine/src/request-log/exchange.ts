/** The logged status when there was no response. */
export const NO_RESPONSE = 0;

/** A body as JSON with masked secrets, cut off when it is long; a cacheable list by its key, because many share it. */
export type KeptBody =
  | null
  | { readonly listKey: string }
  | { readonly json: string; /** In characters, before truncation. */ size: number };

/** A request and its response, without secrets. */
export interface Exchange {
  /** Counts from 1 across all worlds. */
  readonly id: number;
  /** Milliseconds since 1970 by the machine's clock, not the world's. */
  readonly at: number;
  readonly world: string;
  readonly method: string;
  readonly url: string;
  /** Undefined for pictures, the payment window and unknown paths. */
  readonly operationId: string | undefined;
  /** {@link NO_RESPONSE} when a situation broke the connection or the client disconnected. */
  readonly status: number;
  /** Milliseconds that the engine took, delays included. */
  readonly ms: number;
  /** Ids of the situations and forced responses that affected it. */
  readonly because: readonly string[];
  readonly request: KeptBody;
  readonly response: KeptBody;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** Contract violations of request and response. Forced and missing responses are not checked. */
  readonly violations: readonly string[];
}

/** Bodies with their secrets. */
export interface Bodies {
  readonly request: unknown;
  readonly response: unknown;
}
