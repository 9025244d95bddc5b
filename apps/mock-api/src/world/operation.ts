import type { operationTable } from '@shop/api-contract/generated/operations';
import type { AnswerOf, OperationId, Parameters, RequestBody } from '@shop/api-contract/operation';

import type { ApiAnswer } from '@shop/mock-engine/contract/api-answer';
import type { ExtraRoute as EngineExtraRoute } from '@shop/mock-engine/pipeline/extra-route';

import type { CustomerRecord } from './records.ts';
import type { World } from './world.ts';

/** Who calls: known for the calls that carry a token. */
type Caller<Id extends OperationId> = (typeof operationTable)[Id]['bearer'] extends true ? CustomerRecord : undefined;

/** A request that the contract allows, from a caller it allows. */
export interface Input<Id extends OperationId> {
  readonly path: Parameters<Id>;
  readonly body: RequestBody<Id>;
  readonly customer: Caller<Id>;
  /** Whether nobody waits for the answer any more; undefined where that cannot be known. */
  readonly isDisconnected?: (() => boolean) | undefined;
  /** The address that the caller has by the connection; undefined where there is none. */
  readonly source?: (() => string) | undefined;
}

/** One of the answers that the contract declares. */
export type Answer<Id extends OperationId> = AnswerOf<Id> & Pick<ApiAnswer, 'retryAfter'>;

/**
 * What a call does. It knows the contract and a world, and nothing of servers. One that answers later has itself waited
 * for what it answers with: a change of the store does, and an operation that only reads waits until the store is settled.
 */
export type Operation<Id extends OperationId> = (input: Input<Id>, world: World) => Answer<Id> | Promise<Answer<Id>>;

/** Success: status 200 with this body. */
export function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body };
}

/** A route that openapi.yaml does not have. */
export type ExtraRoute = EngineExtraRoute<World>;
