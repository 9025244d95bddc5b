import type { operationTable } from '@shop/api-contract/generated/operations';
import type { ResponseOf, OperationId, Parameters, RequestBody } from '@shop/api-contract/operation';
import type { ExtraRoute as EngineExtraRoute } from '@shop/mock-engine/engine/definition';
import type { ApiResponse } from '@shop/mock-engine/http/call';
import type { CustomerRecord } from './records.ts';
import type { World } from './world.ts';

/** The customer; undefined for calls without a token. */
type Principal<Id extends OperationId> = (typeof operationTable)[Id]['bearer'] extends true
  ? CustomerRecord
  : undefined;

/** An authorised request that is valid by the contract. */
export interface Input<Id extends OperationId> {
  readonly path: Parameters<Id>;
  readonly body: RequestBody<Id>;
  readonly principal: Principal<Id>;
}

/** A response that the contract declares. */
export type OperationResponse<Id extends OperationId> = ResponseOf<Id> & Pick<ApiResponse, 'headers' | 'isCacheable'>;

/** Implements a call, independent of the server. What it changed is stored when it returns. */
export type Operation<Id extends OperationId> = (
  input: Input<Id>,
  world: World,
) => OperationResponse<Id> | Promise<OperationResponse<Id>>;

/** A route outside openapi.yaml. */
export type ExtraRoute = EngineExtraRoute<World>;
