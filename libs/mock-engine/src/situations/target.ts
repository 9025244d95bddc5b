/** A request as a situation sees it: a call of the contract, or an address beside it. Nothing about it is trusted yet. */
export interface Target {
  readonly operationId?: string | undefined;
  /** Inside its world, without a query. */
  readonly path: string;
  readonly query?: string | undefined;
  /** The path's parameters by name. */
  readonly parameters?: unknown;
  /** Parsed JSON; undefined when there was none. */
  readonly body?: unknown;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  /** A token that the request's world knows, in the place of one that no recording keeps. */
  readonly issueToken?: () => Promise<string>;
}
