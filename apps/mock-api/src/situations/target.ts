import type { OperationId } from '@shop/api-contract/operation';

/** A request as a situation sees it: a call of the contract, or an address beside it. Nothing about it is believed yet. */
export interface Target {
  readonly operationId?: OperationId | undefined;
  /** Inside its world, without a query. */
  readonly path: string;
  readonly query?: string | undefined;
  /** The path's parameters by name. */
  readonly parameters?: unknown;
  /** Parsed JSON; undefined when there was none. */
  readonly body?: unknown;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
}
