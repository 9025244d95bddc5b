/** Bytes that are sent as they are, with their own headers (names in lower case). */
export interface RawResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Resolves when a real API's stream is complete; rejects when the connection breaks. */
  readonly checked?: Promise<CheckedBody>;
}

/** A real API's complete response body. */
export interface CheckedBody {
  readonly body: unknown;
  /** Contract violations of the body. */
  readonly violations: readonly string[];
}

/** A response of the contract; its media type follows from call and status. */
export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Instead of the media that the contract declares, for a refusal that it does not describe. */
  readonly media?: 'problem' | undefined;
  /** The body is a list that stays the same while the server runs, and may be serialised once. */
  readonly isCacheable?: boolean | undefined;
  /** Seconds until a retry can succeed; without it 429 and 503 send a default. */
  readonly retryAfter?: number | undefined;
  /** Sent instead of `body`, which is then only logged and checked. */
  readonly raw?: RawResponse | undefined;
  /** Contract violations of the request; undefined when it is valid. */
  readonly violations?: readonly string[] | undefined;
}
