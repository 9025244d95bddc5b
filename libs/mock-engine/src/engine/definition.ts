import type { ApiResponse, CallInput } from '../http/contract.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { ExtraRoute } from './extra-route.ts';

/** An operation's input: an authorised request that is valid by the contract. */
export interface OperationInput extends CallInput {
  /** The result of {@link ApiDefinition.authenticate}; undefined for calls that need no credentials. */
  readonly principal: unknown;
}

/** Implements a call. Actual input types are narrower than {@link OperationInput}. */
export type AnyOperation<World> = (input: never, world: World) => ApiResponse | Promise<ApiResponse>;

export type Validate = 'refuse' | 'warn';

/** How an API responds. */
export interface ApiDefinition<World extends EngineWorld> {
  /** By operationId, or by method and path, in place of what the contract alone responds. */
  readonly operations: Readonly<Record<string, AnyOperation<World>>>;
  /** Custom responses to invalid requests by operationId; the default is a problem. */
  readonly refusals?: Readonly<Record<string, (body: unknown) => { status: number; body: unknown }>>;
  readonly extraRoutes?: readonly ExtraRoute<World>[];
  /** Who sent an Authorization header; undefined when it is not valid. Without it no call needs credentials. */
  readonly authenticate?: (authorization: string | undefined, world: World) => unknown;
  /** By default invalid requests are refused; `warn` serves them, as they were sent, and names what is wrong in a header. */
  readonly validate?: Validate | undefined;
  /** Calls without the credentials that the contract asks for get its 401 or 403; otherwise they are only noted. */
  readonly isSecurityChecked?: boolean | undefined;
  /** A valid value for a masked field of a replayed response; undefined leaves it as it was recorded. */
  readonly secretFor?: (field: string, world: World) => Promise<string | undefined> | undefined;
}
