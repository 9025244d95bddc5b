import type { FastifyReply, FastifyRequest } from 'fastify';

import { TOOLS } from '../contract/world-address.ts';
import type { EngineRequest, EngineRoute } from '../pipeline/request.ts';
import { NO_ANSWER } from '../request-log/exchange.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import type { EngineWorld } from '../worlds/world.ts';

/** What the server knows of a request besides what it says itself. */
export interface RequestContext {
  readonly world: EngineWorld;
  /** Undefined before its route was found, and for the server's own tools. */
  route: EngineRoute<EngineWorld> | undefined;
  /** By `performance.now()`. */
  readonly startedAt: number;
  /** As the engine got it. */
  asked: EngineRequest<EngineWorld> | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a request that never got as far as a world. */
    context: RequestContext | null;
  }
  interface FastifyInstance {
    requestLog: RequestLog;
    /** It was told to stop: each answer from then on is its connection's last. */
    isStopping: boolean;
  }
}

/** @throws Error when the request got no world: its route should not have been reached */
export function contextOf({ context, url }: FastifyRequest): RequestContext {
  if (!context) throw new Error(`${url} was answered outside any world.`);
  return context;
}

const nothing: readonly string[] = [];

interface Answered {
  readonly status: number;
  readonly json: unknown;
  /** Where the request broke the contract; undefined when it kept to it. */
  readonly faults?: readonly string[] | undefined;
  /** Where the answer breaks it; undefined where that was not checked yet. */
  readonly violations?: readonly string[];
}

/** Writes an answer into the request log. The server's own tools are not in it: its readers would see themselves. */
export function logAnswer(reply: FastifyReply, { status, json: answer, faults, violations }: Answered): void {
  const { request } = reply;
  const { context } = request;
  if (!context || request.url.startsWith(TOOLS)) return;
  const { method, originalUrl: url, body } = request;
  const { world, route, startedAt, asked } = context;
  request.server.requestLog.add({
    at: Date.now(),
    world: world.name,
    method,
    url,
    operationId: route && 'call' in route ? route.operationId : undefined,
    status,
    ms: performance.now() - startedAt,
    because: asked?.fault?.because ?? nothing,
    request: body,
    answer,
    requestHeaders: request.headers,
    responseHeaders: () => (status === NO_ANSWER ? {} : reply.getHeaders()),
    faults,
    violations,
  });
}
