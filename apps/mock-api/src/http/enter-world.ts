import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { inFull } from '../dispatch/contract-routes.ts';
import { DataFileError } from '../world/node/data-file-error.ts';
import { DEFAULT_WORLD } from '../worlds/world-name.ts';
import { splitWorldAddress, WORLD_HEADER } from '../worlds/world-address.ts';
import { WorldRefusal } from '../worlds/world-refusal.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { everyAnswer } from './every-answer.ts';
import { sendProblem, statusTitle } from './send-answer.ts';

/** The address inside its world, spelt in full, which is what routes know. */
export function insideWorld({ url = '/' }: IncomingMessage): string {
  return inFull(splitWorldAddress(url)?.inside ?? url);
}

/**
 * Gives every answer what all say, and every request its world: the one its address names, else the one its header
 * names, else the default one.
 */
export function enterWorlds(app: FastifyInstance, worlds: Worlds): void {
  app.decorateRequest('visit', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everyAnswer);
    const { originalUrl, headers } = request;
    const name = splitWorldAddress(originalUrl)?.name ?? headers[WORLD_HEADER] ?? DEFAULT_WORLD;
    try {
      request.visit = {
        world: worlds.open(String(name)),
        operationId: undefined,
        startedAt: performance.now(),
        applied: undefined,
      };
      done();
    } catch (error) {
      if (error instanceof WorldRefusal) {
        void sendProblem(reply, error.status, statusTitle(error.status), error.message);
      } else if (error instanceof DataFileError) {
        void sendProblem(reply, 503, statusTitle(503), error.message);
      } else throw error;
    }
  });
}
