import type { FastifyInstance } from 'fastify';

import { refuseDeepJson } from '../contract/json-depth.ts';

/** Accepts only JSON bodies. */
export function readJsonBodies(app: FastifyInstance): void {
  // Prevents prototype pollution: rejects __proto__ and constructor.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    try {
      refuseDeepJson(body);
    } catch (error) {
      return done(error as Error);
    }
    // The default parser calls `done` and returns nothing.
    void parse(request, body, done);
  });
}
