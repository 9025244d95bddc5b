import type { FastifyReply, FastifyRequest } from 'fastify';

import { TOOLS } from '../contract/world-address.ts';
import type { EngineRoute } from '../pipeline/request.ts';
import { NO_ANSWER } from '../request-log/exchange.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { CachedList } from './list-cache.ts';

/** Data about a request that Fastify does not have. */
export interface RequestContext {
  readonly world: EngineWorld;
  /** Undefined until the route is found, and for the server's own tools. */
  route: EngineRoute<EngineWorld> | undefined;
  /** From `performance.now()`. */
  readonly startedAt: number;
  /** Ids of the situations that affected the response. */
  applied: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a request that failed before it got a world. */
    context: RequestContext | null;
  }
  interface FastifyInstance {
    requestLog: RequestLog;
    cachedList: (list: unknown) => CachedList;
  }
}

/** @throws Error when the request has no world */
export function contextOf({ context, url }: FastifyRequest): RequestContext {
  if (!context) throw new Error(`The request ${url} has no world.`);
  return context;
}

interface Answered {
  readonly status: number;
  readonly json: unknown;
  /** A situation replaced the response. */
  readonly isForced?: boolean | undefined;
  readonly isCacheable?: boolean | undefined;
  /** Contract violations of the request; undefined when it is valid. */
  readonly faults?: readonly string[] | undefined;
  /** Contract violations of the response; undefined when it was not checked yet. */
  readonly violations?: readonly string[];
}

/** Adds a response to the request log, except those of the server's own tools: reading the log would fill it. */
export function logAnswer(
  reply: FastifyReply,
  { status, json: answer, isForced = false, isCacheable, faults, violations }: Answered,
): void {
  const { request } = reply;
  const { context } = request;
  if (!context || request.url.startsWith(TOOLS)) return;
  const { method, originalUrl: url, body } = request;
  const { world, route, startedAt, applied } = context;
  request.server.requestLog.add({
    at: Date.now(),
    world: world.name,
    method,
    url,
    operationId: route && 'call' in route ? route.operationId : undefined,
    status,
    ms: performance.now() - startedAt,
    because: applied,
    request: body,
    answer,
    isForced,
    isCacheable,
    headers: () => ({ request: request.headers, response: status === NO_ANSWER ? {} : reply.getHeaders() }),
    faults,
    violations,
  });
}
