import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** How long a request may have been on its way when the server is told to stop. */
const GRACE_MS = 100;
/** How often connections are looked at whose answer was under way already: it could not say that it is the last one. */
const IDLE_CHECK_MS = 50;

/**
 * Answers what shoppers had sent before the server was told to stop. Their browsers keep connections; without a moment of
 * grace these would be cut with a request already sent. Each answer from now on ends its connection, and one on
 * which nothing was ever sent, as browsers open ahead of need, is cut after that moment: Node would wait for its request.
 */
export function answerBeforeStopping(app: FastifyInstance): void {
  const silent = silentConnections(app);
  // A hook for each answer would cost a tenth of it: see sendResponse.
  app.decorate('isStopping', false);
  app.addHook('preClose', (done) => {
    app.isStopping = true;
    if (!app.server.listening) {
      done();
      return;
    }
    setTimeout(() => {
      silent.cut();
      const idleCheck = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
      app.server.once('close', () => clearInterval(idleCheck));
      done();
    }, GRACE_MS);
  });
}

function silentConnections({ server }: FastifyInstance): { cut: () => void } {
  const open = new Set<Socket>();
  let isOver = false;
  const notice = (socket: Socket) => {
    if (isOver) return void socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };
  server.on('connection', notice);
  // What has only agreed on a cipher has sent bytes, and still no request.
  server.on('secureConnection', notice);
  return {
    cut: () => {
      isOver = true;
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}
