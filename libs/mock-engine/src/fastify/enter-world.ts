import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { commonHeaders } from '../contract/answer-headers.ts';
import { problem } from '../contract/problem.ts';
import { splitWorldAddress, WORLD_HEADER } from '../contract/world-address.ts';
import { DEFAULT_WORLD } from '../worlds/world-name.ts';
import type { WorldRegistry } from '../worlds/world-registry.ts';
import { WorldRefusal } from '../worlds/world-refusal.ts';
import { isForeignPage, type ControlAccess } from './control-access.ts';
import { sendProblem } from './send-response.ts';

/** The URL inside its world with its base path, as routes expect it. */
export const insideWorld =
  (fullAddress: (url: string) => string) =>
  ({ url = '/' }: IncomingMessage): string =>
    fullAddress(splitWorldAddress(url)?.inside ?? url);

/**
 * Sets the common headers, and finds the request's world: from the URL's prefix, else from the header, else the
 * default one. A page of another site creates none: its pictures alone could fill the memory with worlds.
 */
export function enterWorlds(
  app: FastifyInstance,
  worlds: WorldRegistry,
  access: Pick<ControlAccess, 'hosts' | 'origins'>,
): void {
  app.decorateRequest('context', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders);
    const { originalUrl, headers } = request;
    const name = String(splitWorldAddress(originalUrl)?.name ?? headers[WORLD_HEADER] ?? DEFAULT_WORLD);
    try {
      if (isForeignPage(headers, access) && !worlds.has(name)) throw new WorldRefusal('foreign', name);
      const world = worlds.open(name);
      request.context = { world, route: undefined, startedAt: performance.now(), applied: [] };
      done();
    } catch (error) {
      if (error instanceof WorldRefusal) sendProblem(reply, problem(error.status, { detail: error.message }));
      else throw error;
    }
  });
}
