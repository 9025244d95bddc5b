/** A request as situations match it, not validated yet. */
export interface Target {
  readonly operationId?: string | undefined;
  /** Path inside the world, without the query. */
  readonly path: string;
  readonly query?: string | undefined;
  /** Path parameters by name. */
  readonly parameters?: unknown;
  /** Parsed JSON; undefined when there was none. */
  readonly body?: unknown;
  /** The body could not be read, so it cannot be forwarded or found in a recording. */
  readonly isUnreadable?: boolean;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  /** Creates a token for the world, in place of a recording's masked one. */
  readonly issueToken?: () => Promise<string>;
}
