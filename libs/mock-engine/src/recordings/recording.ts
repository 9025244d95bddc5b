/** A recorded response with masked secrets. */
export interface RecordedResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed bytes when they are JSON. */
  readonly body: unknown;
  readonly bytes: Uint8Array;
  /** The token is masked, so that a replay needs a new one. */
  readonly hasMaskedToken: boolean;
}

/** A HAR entry of a call that cannot be replayed. */
export interface LeftOut {
  /** Index in `log.entries`. */
  readonly entry: number;
  readonly request: string;
  readonly why: string;
}

/** Recorded responses of a server. */
export interface Recording {
  readonly name: string;
  /** By request ({@link keyOf}); each list in the order of the requests. */
  readonly responses: ReadonlyMap<string, readonly RecordedResponse[]>;
  /** Number of responses per call; pictures, files and receipts together count as `portal`. */
  readonly counts: Readonly<Record<string, number>>;
  readonly leftOut: readonly LeftOut[];
}
