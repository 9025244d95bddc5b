/** Bytes that are sent as they are, with their own headers (names in lower case). */
export interface RawAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** What a real API's stream turns out to say once it was sent; rejected when the connection breaks. */
  readonly said?: Promise<RealWords>;
}

/** What a real API said. */
export interface RealWords {
  readonly body: unknown;
  /** Where it breaks the contract. */
  readonly violations: readonly string[];
}

/** An answer of the contract; its media type follows from call and status. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  /** In seconds, for a refusal that ends by itself; without it such a refusal names a time that fits all. */
  readonly retryAfter?: number | undefined;
  /** Is sent in the body's place, which then only says what it means. */
  readonly raw?: RawAnswer | undefined;
  /** Where the request broke the contract; undefined when it kept to it. */
  readonly faults?: readonly string[] | undefined;
}
