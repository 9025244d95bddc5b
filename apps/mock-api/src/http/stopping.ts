import type { FastifyInstance } from 'fastify';

/** How long a request may have been on its way when the server is told to stop. */
const GRACE_MS = 100;

/**
 * Answers what shoppers had sent before the server was told to stop. Their browsers keep connections; without a moment of
 * grace these would be cut with a request already on the line. Each answer from now on ends its connection.
 */
export function answerBeforeStopping(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    if (app.server.listening) setTimeout(done, GRACE_MS);
    else done();
  });
}
