import type { FastifyInstance } from 'fastify';

export interface Route {
  readonly method: string;
  readonly url: string;
}

/** Collects all routes registered from now on, without HEAD, which every GET has. */
export function listRoutes(app: FastifyInstance): readonly Route[] {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) if (name !== 'HEAD') routes.push({ method: name, url });
  });
  return routes;
}
