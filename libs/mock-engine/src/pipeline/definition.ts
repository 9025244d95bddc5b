import type { ApiResponse } from '../contract/api-response.ts';
import type { CallInput, Contract } from '../contract/contract.ts';
import type { Rules } from '../situations/rules.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { ExtraRoute } from './extra-route.ts';

/** An operation's input: an authorised request that is valid by the contract. */
export interface OperationInput extends CallInput {
  /** The result of {@link ApiDefinition.callerOf}; undefined for calls without a token. */
  readonly customer: unknown;
}

/** Implements a call. Actual input types are narrower than {@link OperationInput}. */
export type AnyOperation<World> = (input: never, world: World) => ApiResponse | Promise<ApiResponse>;

/** A shop's definition for the engine. */
export interface ApiDefinition<World extends EngineWorld> {
  readonly contract: Contract;
  /** By operationId, in place of what the contract alone responds. */
  readonly operations: Readonly<Record<string, AnyOperation<World>>>;
  /** Custom responses to invalid requests by operationId; the default is a problem. */
  readonly refusals: Readonly<Record<string, (body: unknown) => { status: number; body: unknown }>>;
  readonly rules: Rules;
  readonly extraRoutes: readonly ExtraRoute<World>[];
  /** The caller of an Authorization header; undefined when it is not valid. Without it no call needs a token. */
  readonly callerOf?: (authorization: string | undefined, world: World) => unknown;
  /** Creates a valid token that replaces a recording's masked one. */
  readonly issueToken: (world: World) => Promise<string>;
}
