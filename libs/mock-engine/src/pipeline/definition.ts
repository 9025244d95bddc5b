import type { ApiAnswer } from '../contract/api-answer.ts';
import type { Contract } from '../contract/contract.ts';
import type { Rules } from '../situations/rules.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { ExtraRoute } from './extra-route.ts';

/** What an operation is given: a request that the contract allows, from a caller that it allows. */
export interface OperationInput {
  readonly path: unknown;
  readonly body: unknown;
  /** What the shop's {@link ApiDefinition.callerOf} found; undefined for the calls that take no token. */
  readonly customer: unknown;
  /** Whether the caller waits no more; undefined where that cannot be known. */
  readonly isGone: (() => boolean) | undefined;
  /** The caller's address by the connection: what a header says of it is not believed. */
  readonly source: (() => string) | undefined;
}

/**
 * What a call does. One that answers later has itself waited for what it answers with: a change of the store does, and an
 * operation that only reads waits until the store is settled. Its own types are narrower than {@link OperationInput}.
 */
export type AnyOperation<World> = (input: never, world: World) => ApiAnswer | Promise<ApiAnswer>;

/** All that the engine needs to know of a shop. */
export interface ApiDefinition<World extends EngineWorld> {
  readonly contract: Contract;
  /** By operationId. A call without one is answered 501. */
  readonly operations: Readonly<Record<string, AnyOperation<World>>>;
  /** Where a missing operation has to be written, for the answer 501. */
  readonly operationsFile: string;
  /** Refusals of malformed requests that have a shape of their own, by operationId; all others are problems. */
  readonly refusals: Readonly<Record<string, (body: unknown) => { status: number; body: unknown }>>;
  readonly rules: Rules;
  readonly extraRoutes: readonly ExtraRoute<World>[];
  /** Who speaks by an Authorization header; undefined for nobody. */
  readonly callerOf: (authorization: string | undefined, world: World) => unknown;
  /** A token that the world knows, in the place of one that no recording keeps. */
  readonly issueToken: (world: World) => Promise<string>;
}
