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

type Sent = FastifyReply | Promise<FastifyReply>;

/**
 * Registers the engine's routes.
 *
 * @param stopping aborted when the server stops
 */
export function serveRoutes<World extends EngineWorld>(
  app: FastifyInstance,
  { routes, handle }: Engine<World>,
  stopping: AbortSignal,
): void {
  for (const route of routes) {
    app.route({
      method: withHead(route.method),
      url: route.url,
      // All worlds have the engine's own world type.
      config: { engineRoute: route as EngineRoute<EngineWorld> },
      handler(request, reply): Sent {
        const context = contextOf(request);
        const engineRequest = toEngineRequest(route, request, stopping);
        context.route = route as EngineRoute<EngineWorld>;
        context.engineRequest = engineRequest as EngineRequest<EngineWorld>;
        const response = handle(engineRequest, context.world as World);
        // Without a promise, an `await` would only cost time.
        return response instanceof Promise
          ? response.then((late) => sendResponse(late, reply))
          : sendResponse(response, reply);
      },
    });
  }
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
    fault: undefined,
  };
}
