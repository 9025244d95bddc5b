import type { z } from 'zod';

import type { Traffic } from '../traffic/traffic.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** What the control calls look at and change. */
export interface Controlled {
  readonly worlds: Worlds;
  readonly traffic: Traffic;
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
export interface ControlRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body: z.ZodType | undefined;
  /** In bytes, where it may be more than a call of the contract. */
  readonly bodyLimit: number | undefined;
  readonly answer: (request: ControlRequest<unknown>, controlled: Controlled) => ControlAnswer | Promise<ControlAnswer>;
}

interface Definition<Body> {
  readonly method: ControlRoute['method'];
  readonly url: string;
  /** What the body must be; a call without it takes none. */
  readonly body?: z.ZodType<Body>;
  readonly bodyLimit?: number;
  readonly answer: (request: ControlRequest<Body>, controlled: Controlled) => ControlAnswer | Promise<ControlAnswer>;
}

/** A route whose answer gets its body as the schema says. */
export function controlRoute<Body = undefined>({ body, bodyLimit, answer, ...place }: Definition<Body>): ControlRoute {
  // Checked by whoever serves the route, before it answers.
  return { ...place, body, bodyLimit, answer: answer as ControlRoute['answer'] };
}

/** An answer 200 of the control API. */
export const ok = (body: unknown): ControlAnswer => ({ status: 200, body });
/** An answer 201 of the control API. */
export const created = (body: unknown): ControlAnswer => ({ status: 201, body });
export const done: ControlAnswer = { status: 204 };
