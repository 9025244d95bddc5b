import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Engine } from '../pipeline/engine.ts';
import type { EngineRequest, EngineRoute } from '../pipeline/request.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { contextOf } from './request-context.ts';
import { sendResponse } from './send-response.ts';
import { withHead } from './with-head.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the engine knows at the route's address. */
    engineRoute?: EngineRoute<EngineWorld>;
  }
}

type Sent = FastifyReply | Promise<FastifyReply>;

/**
 * Puts the engine's routes before the server; what they do is the engine's business.
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
      // Worlds come from the registry that the engine was made for.
      config: { engineRoute: route as EngineRoute<EngineWorld> },
      handler(request, reply): Sent {
        const context = contextOf(request);
        const asked = engineRequest(route, request, stopping);
        context.route = route as EngineRoute<EngineWorld>;
        context.asked = asked as EngineRequest<EngineWorld>;
        const response = handle(asked, context.world as World);
        // Usually there is nothing to wait for, and then nobody waits.
        return response instanceof Promise
          ? response.then((late) => sendResponse(late, reply))
          : sendResponse(response, reply);
      },
    });
  }
}

/** A request as the engine knows it. @param stopping aborted when the server stops */
export function engineRequest<World>(
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
    isGone: () => request.socket.destroyed,
    source: () => request.ip,
    ...(stopping && { stopping }),
    fault: undefined,
  };
}
