import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Engine } from '../pipeline/engine.ts';
import type { EngineRequest, EngineRoute } from '../pipeline/request.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { contextOf } from './request-context.ts';
import { sendResponse } from './send-response.ts';
import { withHead } from './with-head.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The engine's route. */
    engineRoute?: EngineRoute<EngineWorld>;
  }
}

/**
 * Registers the engine's routes.
 *
 * @param stopping aborted when the server stops
 */
export function serveRoutes<World extends EngineWorld>(
  app: FastifyInstance,
  engine: Engine<World>,
  stopping: AbortSignal,
): void {
  for (const route of engine.routes) {
    app.route({
      method: withHead(route.method),
      url: route.url,
      // All worlds have the engine's own world type.
      config: { engineRoute: route as EngineRoute<EngineWorld> },
      handler: (request, reply) => answerRequest(engine, toEngineRequest(route, request, stopping), reply),
    });
  }
}

/** Handles a request in its world, and sends and logs the response. */
export async function answerRequest<World extends EngineWorld>(
  { handle }: Pick<Engine<World>, 'handle'>,
  request: EngineRequest<World>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const context = contextOf(reply.request);
  context.route = request.route as EngineRoute<EngineWorld>;
  const { response, applied } = await handle(request, context.world as World);
  context.applied = applied;
  return sendResponse(response, reply);
}

/** Converts a Fastify request. @param stopping aborted when the server stops */
export function toEngineRequest<World>(
  route: EngineRoute<World>,
  request: FastifyRequest,
  stopping?: AbortSignal,
): EngineRequest<World> {
  return {
    route,
    url: request.url,
    parameters: request.params as Record<string, string>,
    headers: request.headers,
    json: request.body,
    ...(stopping && { stopping }),
  };
}
