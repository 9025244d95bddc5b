/** A field of a form as it was sent. */
export interface SentField {
  readonly name: string;
  readonly text: string;
  /** Still percent-encoded, where it was sent so: an encoded comma separates nothing. */
  readonly raw?: string | undefined;
}

/** By status, by class (`4XX`) or `default`. */
export type ByStatus<Value> = Readonly<Record<string, Value>>;

/** Input of an operation: valid by the contract, with defaults. */
export interface CallInput {
  readonly path: unknown;
  readonly query: unknown;
  /** Names in lower case, the declared ones with their types; operations have all that were sent. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: unknown;
  /** The media type of the body, without parameters. */
  readonly bodyType?: string | undefined;
  /** JSON or a form as a value, a text, or the bytes of anything else; a file in a form has one character for each byte. */
  readonly body: unknown;
  /** The body with the fields that only the server sets. */
  readonly sentBody?: unknown;
  /** The body as it was sent, decompressed, such as for its signature. */
  readonly bytes?: Uint8Array | undefined;
  /** As the client wrote it, where it is known; made when it is asked for, because few responses need it. */
  readonly url?: (() => string) | undefined;
}

/** Implements a call. Actual input types are narrower than {@link CallInput}. */
export type AnyOperation<World> = (input: never, world: World) => ApiResponse | Promise<ApiResponse>;

/** By name in lower case; several values are several headers, as cookies need (RFC 9110, 5.3). */
export type ResponseHeaders = Readonly<Record<string, string | readonly string[]>>;

/** Bytes that are sent as they are, with their own headers (names in lower case). */
export interface RawResponse {
  readonly headers: ResponseHeaders;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Contract violations of a real API's body. */
  readonly violations?: readonly string[];
}

/** A response of the contract; its media type follows from call and status. */
export interface ApiResponse {
  readonly status: number;
  /** Bytes are sent as they are. */
  readonly body: unknown;
  /** Names in lower case. */
  readonly headers?: ResponseHeaders | undefined;
  /** Instead of the media that the contract declares, for a refusal that it does not describe. */
  readonly media?: 'problem' | undefined;
  /** In place of a body: what the contract has for the status, an example by name or else the first one, or a value of its schema. */
  readonly declared?: { readonly example?: string | undefined } | undefined;
  /** The body is the document's own for the default media type: another one may have its own. */
  readonly isExample?: boolean | undefined;
  /** The body is a list that stays the same while the server runs, and may be serialised once. */
  readonly isCacheable?: boolean | undefined;
  /** Sent instead of `body`, which is then only logged and checked. */
  readonly raw?: RawResponse | undefined;
  /** Contract violations of the request; undefined when it is valid. */
  readonly violations?: readonly string[] | undefined;
}
