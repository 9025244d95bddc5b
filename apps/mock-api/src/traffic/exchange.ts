import type { OperationId } from '@shop/api-contract/operation';

import type { KeptBody } from './kept-body.ts';

/** What a client sees as status 0: the answer that never was. */
export const NO_ANSWER = 0;

/** One request and its answer, as they went over the line. */
export interface Exchange {
  /** Counts up from 1 over all worlds. */
  readonly id: number;
  /** Milliseconds since 1970, by the machine's clock. */
  readonly at: number;
  readonly world: string;
  readonly method: string;
  /** Its secrets covered. */
  readonly url: string;
  /** The call of the contract; undefined for pictures, the payment window and wrong addresses. */
  readonly operationId: OperationId | undefined;
  /** {@link NO_ANSWER} when the line was broken on purpose, or the caller had gone before their turn. */
  readonly status: number;
  /** From the request's head to the answer, in milliseconds. */
  readonly ms: number;
  /** What made it go otherwise than usual: ids of situations and forced answers. */
  readonly because: readonly string[];
  readonly request: KeptBody;
  readonly answer: KeptBody;
  /** Where request or answer break the contract. A forced answer, and none, are not held to it. */
  violations: readonly string[];
}
