import { clearInterval, setInterval } from 'node:timers';
import { setImmediate, setTimeout } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** Time for requests that clients sent before the shutdown. */
const GRACE_MS = 100;
/** Time for the responses in progress. */
const LIMIT_MS = 5_000;
const CHECK_MS = 50;

/** Responds to requests sent before the shutdown, because browsers keep connections open; then closes all connections. */
export function finishBeforeClosing(app: FastifyInstance): void {
  let unfinished = 0;
  app.server.on('request', (_request, response) => {
    unfinished += 1;
    response.once('close', () => (unfinished -= 1));
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    await setTimeout(GRACE_MS);
    // Timers run before sockets are read: a long turn of the event loop could otherwise use up the time.
    await setImmediate();
    const limit = performance.now() + LIMIT_MS;
    const check = setInterval(() => {
      if (unfinished === 0 || performance.now() > limit) app.server.closeAllConnections();
    }, CHECK_MS);
    app.server.once('close', () => clearInterval(check));
  });
}
