import type { z } from 'zod';

import type { Contract } from '../contract/contract.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import type { Rules } from '../situations/rules.ts';
import type { WorldRegistry } from '../worlds/world-registry.ts';
import type { EngineWorld } from '../worlds/world.ts';

/** What control calls read and change. */
export interface Controlled<World extends EngineWorld = EngineWorld> {
  readonly worlds: WorldRegistry<World>;
  readonly requestLog: RequestLog;
  readonly contract: Contract;
  readonly rules: Rules;
  /** Extra data about a world, such as record counts. */
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

/** A control call, used by tests, the console and scripts. */
export interface ControlRoute<World extends EngineWorld = EngineWorld> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body: z.ZodType | undefined;
  /** In bytes, when it differs from the default. */
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
  /** The body's schema; without it the call takes no body. */
  readonly body?: z.ZodType<Body>;
  readonly bodyLimit?: number;
  answer(
    this: void,
    request: ControlRequest<Body>,
    controlled: Controlled<World>,
  ): ControlAnswer | Promise<ControlAnswer>;
}

/** Defines a control call whose handler gets the validated body. */
export function controlRoute<Body = undefined, World extends EngineWorld = EngineWorld>({
  body,
  bodyLimit,
  answer,
  ...place
}: ControlRouteDefinition<Body, World>): ControlRoute<World> {
  // The adapter validates the body before it calls the route.
  return { ...place, body, bodyLimit, answer };
}

/** A 200 response of the control API. */
export const ok = (body: unknown): ControlAnswer => ({ status: 200, body });
/** A 201 response of the control API. */
export const created = (body: unknown): ControlAnswer => ({ status: 201, body });
export const done: ControlAnswer = { status: 204 };
