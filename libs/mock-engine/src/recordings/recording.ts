/** An answer as it was recorded, its secrets masked. */
export interface RecordedAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the bytes mean, where they are JSON. */
  readonly body: unknown;
  readonly bytes: Uint8Array;
  /** Its token was masked, so a replay needs another one. */
  readonly hasMaskedToken: boolean;
}

/** An entry of a HAR that is a call of the contract and cannot be played all the same. */
export interface LeftOut {
  /** Its place in `log.entries`, from 0. */
  readonly entry: number;
  readonly request: string;
  readonly why: string;
}

/** What a server once answered, ready to be answered again. */
export interface Recording {
  readonly name: string;
  /** By what was asked ({@link keyOf}); each list in the order in which it was asked. */
  readonly answers: ReadonlyMap<string, readonly RecordedAnswer[]>;
  /** How many answers there are to each call; pictures, files and receipts together count as `portal`. */
  readonly counts: Readonly<Record<string, number>>;
  readonly leftOut: readonly LeftOut[];
}
