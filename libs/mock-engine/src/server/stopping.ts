import { clearInterval, setInterval } from 'node:timers';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time for requests that clients sent before the shutdown; it begins again while more of them come. */
const GRACE_MS = 100;
/** Time for all of them, under a load that does not end. */
const GRACE_LIMIT_MS = 1_000;
/** Connections that Node lets wait, and a request on each: whatever comes after them came after the shutdown. */
const WAITING_LIMIT = 2 * 511;
/** Time for the responses in progress. */
const LIMIT_MS = 5_000;
const CHECK_MS = 50;

/**
 * Responds to requests sent before the shutdown, because browsers keep connections open; then closes all connections. To
 * be called before routes are registered.
 *
 * @returns waits, once the server is closed, for the responses on other addresses of localhost
 */
export function finishBeforeClosing(app: FastifyInstance): () => Promise<void> {
  let unfinished = 0;
  /** Connections and requests. */
  let seen = 0;
  app.server.on('connection', () => (seen += 1));
  // A hook sees the requests of every address of localhost, of which `app.server` has one.
  app.addHook('onRequest', (_request, reply, done) => {
    seen += 1;
    unfinished += 1;
    reply.raw.once('close', () => (unfinished -= 1));
    done();
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const end = performance.now() + GRACE_LIMIT_MS;
    const most = seen + WAITING_LIMIT;
    let before;
    let turn;
    do {
      before = seen;
      await setTimeout(GRACE_MS);
      // A turn of the event loop accepts one connection, and can take long: time says nothing of what still waits.
      do {
        turn = seen;
        await setImmediate();
      } while (seen > turn && seen < most);
    } while (seen > before && performance.now() < end);
    const limit = performance.now() + LIMIT_MS;
    const check = setInterval(() => {
      if (unfinished === 0 || performance.now() > limit) app.server.closeAllConnections();
    }, CHECK_MS);
    app.server.once('close', () => clearInterval(check));
  });
  return async () => {
    const limit = performance.now() + LIMIT_MS;
    while (unfinished > 0 && performance.now() < limit) await setTimeout(CHECK_MS);
  };
}
