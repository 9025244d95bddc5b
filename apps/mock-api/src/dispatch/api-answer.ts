/** An answer of the contract; its media type follows from call and status. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Where the request broke the contract; undefined when it kept to it. */
  readonly faults?: readonly string[] | undefined;
}
