import type { ApiResponse } from '../contract/api-response.ts';
import type { Contract } from '../contract/contract.ts';
import type { Rules } from '../situations/rules.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { ExtraRoute } from './extra-route.ts';

/** An operation's input: an authorised request that is valid by the contract. */
export interface OperationInput {
  readonly path: unknown;
  readonly body: unknown;
  /** The result of {@link ApiDefinition.callerOf}; undefined for calls without a token. */
  readonly customer: unknown;
}

/** Implements a call. Actual input types are narrower than {@link OperationInput}. */
export type AnyOperation<World> = (input: never, world: World) => ApiResponse | Promise<ApiResponse>;

/** A shop's definition for the engine. */
export interface ApiDefinition<World extends EngineWorld> {
  readonly contract: Contract;
  /** By operationId. A call without an operation gets 501. */
  readonly operations: Readonly<Record<string, AnyOperation<World>>>;
  /** The file to add a missing operation to, for the 501 message. */
  readonly operationsFile: string;
  /** Custom responses to invalid requests by operationId; the default is a problem. */
  readonly refusals: Readonly<Record<string, (body: unknown) => { status: number; body: unknown }>>;
  readonly rules: Rules;
  readonly extraRoutes: readonly ExtraRoute<World>[];
  /** The caller of an Authorization header; undefined when it is not valid. */
  readonly callerOf: (authorization: string | undefined, world: World) => unknown;
  /** Creates a valid token that replaces a recording's masked one. */
  readonly issueToken: (world: World) => Promise<string>;
}
