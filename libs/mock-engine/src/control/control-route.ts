import type { z } from 'zod';

import type { Contract } from '../contract/contract.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import type { Rules } from '../situations/rules.ts';
import type { WorldRegistry } from '../worlds/world-registry.ts';
import type { EngineWorld } from '../worlds/world.ts';

/** What the control calls look at and change. */
export interface Controlled<World extends EngineWorld = EngineWorld> {
  readonly worlds: WorldRegistry<World>;
  readonly requestLog: RequestLog;
  readonly contract: Contract;
  readonly rules: Rules;
  /** What the shop tells of a world besides: how many records of each kind. */
  summary(this: void, world: World): object;
}

export interface ControlRequest<Body> {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: Body;
}

export interface ControlAnswer {
  readonly status: 200 | 201 | 204;
  /** Sent as JSON; undefined for 204. */
  readonly body?: unknown;
}

/** A call that works the server itself, apart from the contract: tests, the console and scripts use it. */
export interface ControlRoute<World extends EngineWorld = EngineWorld> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body: z.ZodType | undefined;
  /** In bytes, where it may be more than a call of the contract. */
  readonly bodyLimit: number | undefined;
  answer(
    this: void,
    request: ControlRequest<unknown>,
    controlled: Controlled<World>,
  ): ControlAnswer | Promise<ControlAnswer>;
}

export interface ControlRouteDefinition<Body, World extends EngineWorld> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  /** What the body must be; a call without it takes none. */
  readonly body?: z.ZodType<Body>;
  readonly bodyLimit?: number;
  answer(
    this: void,
    request: ControlRequest<Body>,
    controlled: Controlled<World>,
  ): ControlAnswer | Promise<ControlAnswer>;
}

/** A route whose answer gets its body as the schema says. */
export function controlRoute<Body = undefined, World extends EngineWorld = EngineWorld>({
  body,
  bodyLimit,
  answer,
  ...place
}: ControlRouteDefinition<Body, World>): ControlRoute<World> {
  // The adapter holds the body to its schema before the route answers.
  return { ...place, body, bodyLimit, answer };
}

/** An answer 200 of the control API. */
export const ok = (body: unknown): ControlAnswer => ({ status: 200, body });
/** An answer 201 of the control API. */
export const created = (body: unknown): ControlAnswer => ({ status: 201, body });
export const done: ControlAnswer = { status: 204 };
