import type { KeptBody } from './kept-body.ts';

/** What a client sees as status 0: the answer that never was. */
export const NO_ANSWER = 0;

/** Headers by their names in lower case, secrets included: to be shown with `maskedHeaders`. */
export type KeptHeaders = Readonly<Record<string, number | string | readonly string[] | undefined>>;

/** One request and its answer. */
export interface Exchange {
  /** Counts up from 1 over all worlds. */
  readonly id: number;
  /** Milliseconds since 1970, by the machine's clock. */
  readonly at: number;
  readonly world: string;
  readonly method: string;
  /** Its secrets masked. */
  readonly url: string;
  /** The call of the contract; undefined for pictures, the payment window and wrong addresses. */
  readonly operationId: string | undefined;
  /** {@link NO_ANSWER} when the connection was broken on purpose, or the caller had gone before it was their turn. */
  readonly status: number;
  /** From the request's head to the answer, in milliseconds. */
  readonly ms: number;
  /** Ids of the situations and forced answers that affected it. */
  readonly because: readonly string[];
  readonly request: KeptBody;
  readonly answer: KeptBody;
  readonly requestHeaders: KeptHeaders;
  /** As the server set them; Node adds `date` and `connection`. Empty when there was no answer. */
  readonly responseHeaders: KeptHeaders;
  /** Where request or answer break the contract. A forced answer, and none, are not held to it. */
  violations: readonly string[];
}
