import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** Time for requests that clients sent before the shutdown. */
const GRACE_MS = 100;
/** Interval at which connections are closed whose last response could not send `connection: close` yet. */
const IDLE_CHECK_MS = 50;

/**
 * Responds to requests sent before the shutdown, because browsers keep connections open. Each response closes its
 * connection. After the grace period, connections without any request, which browsers open in advance, are closed.
 */
export function finishBeforeClosing(app: FastifyInstance): void {
  const unused = unusedConnections(app);
  // A hook would slow each response by a tenth: see sendResponse.
  app.decorate('isStopping', false);
  app.addHook('preClose', (done) => {
    app.isStopping = true;
    if (!app.server.listening) {
      done();
      return;
    }
    setTimeout(() => {
      unused.close();
      const idleCheck = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
      app.server.once('close', () => clearInterval(idleCheck));
      done();
    }, GRACE_MS);
  });
}

function unusedConnections({ server }: FastifyInstance): { close: () => void } {
  const open = new Set<Socket>();
  let isClosing = false;
  const track = (socket: Socket) => {
    if (isClosing) return void socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };
  server.on('connection', track);
  // A TLS handshake alone sends bytes, but no request.
  server.on('secureConnection', track);
  return {
    close: () => {
      isClosing = true;
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}
