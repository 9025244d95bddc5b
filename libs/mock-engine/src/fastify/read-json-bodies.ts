import type { FastifyInstance } from 'fastify';

import { refuseDeepJson } from '../contract/json-depth.ts';

/** Lets a server read bodies as JSON and as nothing else. */
export function readJsonBodies(app: FastifyInstance): void {
  // A body that names __proto__ or constructor is an attack, not an order.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    try {
      refuseDeepJson(body);
    } catch (error) {
      return done(error as Error);
    }
    // The default parser answers through `done`, and promises nothing.
    void parse(request, body, done);
  });
}
