import type { OperationId } from '@shop/api-contract/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ApiAnswer } from '../dispatch/api-answer.ts';
import { TOOLS } from '../worlds/world-address.ts';
import type { Applied } from '../situations/active-situations.ts';
import type { Traffic } from '../traffic/traffic.ts';
import type { World } from '../world/world.ts';

/** What the server knows of a request besides what it says itself. */
export interface Visit {
  readonly world: World;
  /** The call of the contract that it makes; undefined beside the contract, and before its route was found. */
  operationId: OperationId | undefined;
  /** By `performance.now()`. */
  readonly startedAt: number;
  /** What goes otherwise than usual for it. */
  applied: Applied | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a request that never got as far as a world. */
    visit: Visit | null;
  }
  interface FastifyInstance {
    traffic: Traffic;
    /** It was told to stop: each answer from then on is its connection's last. */
    isStopping: boolean;
  }
}

/** @throws Error when the request got no world: its route should not have been reached */
export function worldOf({ visit, url }: FastifyRequest): World {
  if (!visit) throw new Error(`${url} was answered outside any world.`);
  return visit.world;
}

const nothing: readonly string[] = [];

interface NotedAnswer extends Pick<ApiAnswer, 'status' | 'faults'> {
  readonly answer: unknown;
  /** Where it breaks the contract; undefined where nobody has looked yet. */
  readonly violations?: readonly string[];
}

/** Lets whoever looks at the traffic see what is answered, and ends the connection with it when the server stops. */
export function noteAnswer(reply: FastifyReply, { status, answer, faults, violations }: NotedAnswer): void {
  const { request } = reply;
  if (request.server.isStopping && !reply.sent) reply.header('connection', 'close');
  const { visit } = request;
  // The server's own tools are no traffic: whoever watches would watch himself.
  if (!visit || request.url.startsWith(TOOLS)) return;
  const { method, originalUrl: url, body } = request;
  const { world, operationId, startedAt, applied } = visit;
  request.server.traffic.note({
    at: Date.now(),
    world: world.name,
    method,
    url,
    operationId,
    status,
    ms: performance.now() - startedAt,
    because: applied?.because ?? nothing,
    request: body,
    answer,
    faults,
    violations,
  });
}
