import type { IncomingMessage, ServerResponse } from 'node:http';

import { fastify, type FastifyInstance } from 'fastify';

import { refuseBrokenHttp, refuseOddRequests } from '../http/broken-http.ts';
import { serverOptions, type Certificate } from '../http/server-options.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that stays while what answers behind it is exchanged: no connection is refused meanwhile. */
export interface FrontServer {
  /** To listen and to close; it answers nothing by itself. */
  readonly app: FastifyInstance;
  /** Requests go there from now on. */
  readonly show: (answer: Answer) => void;
  /** Lets requests wait until `change` is done. */
  readonly holdDuring: (change: () => Promise<void>) => Promise<void>;
}

/** `first` answers until another one is shown; with a certificate it speaks HTTPS. */
export function createFrontServer(first: Answer, certificate?: Certificate): FrontServer {
  let current = first;
  let held: Promise<unknown> = Promise.resolve();

  const app = fastify({ ...serverOptions(certificate), return503OnClosing: false, ...refuseBrokenHttp });
  refuseOddRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.hijack();
    await held;
    current(request.raw, reply.raw);
  });

  return {
    app,
    show: (next) => void (current = next),
    holdDuring(change) {
      const done = change();
      // A change that failed leaves what there was, and requests go on to that.
      held = done.catch(() => undefined);
      return done;
    },
  };
}
