import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

import type { Contract } from '../contract/contract.ts';
import { Refusal } from '../contract/refusal.ts';
import { requestErrors } from '../contract/request-errors.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import type { Rules } from '../situations/rules.ts';
import type { WorldRegistry } from '../worlds/world-registry.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { controlMessages as messages } from './control.messages.ts';

/** What control calls read and change. */
export interface Controlled<World extends EngineWorld = EngineWorld> {
  readonly worlds: WorldRegistry<World>;
  readonly requestLog: RequestLog;
  readonly contract: Contract;
  readonly rules: Rules;
  /** Extra data about a world, such as record counts. */
  summary(this: void, world: World): object;
}

/** Registers control calls, used by tests, the console and scripts. */
export type ControlRoutes<World extends EngineWorld = EngineWorld> = (
  app: FastifyInstance,
  controlled: Controlled<World>,
) => void;

/** Parameters of a call of one world. */
export interface OfWorld {
  Params: { world: string };
}

/** A control call's body. @throws Refusal when it is invalid */
export function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const errors = requestErrors(body, schema);
  if (errors.length > 0) throw new Refusal(400, messages.body, errors);
  return schema.parse(body);
}
