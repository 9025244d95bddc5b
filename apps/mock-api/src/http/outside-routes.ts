import type { FastifyInstance } from 'fastify';

import type { OutsideRoute } from '../outside-route.ts';
import { addVary } from './send-answer.ts';
import type { WorldOf } from './world-of.ts';

/** Puts the routes that the contract does not have before the server. */
export function answerOutside(app: FastifyInstance, routes: readonly OutsideRoute[], worldOf: WorldOf): void {
  for (const { method, url, answer } of routes) {
    app.route<{ Params: Record<string, string>; Querystring: Record<string, string | string[] | undefined> }>({
      method,
      url,
      handler: async (request, reply) => {
        const { params: path, body } = request;
        const world = worldOf(request);
        const call = { path, query: single(request.query), headers: single(request.headers), body };
        const { status, headers, body: content } = await answer(call, world);
        await world.store.settled();

        for (const [name, value] of Object.entries(headers)) {
          if (name === 'vary') addVary(reply, value);
          else reply.header(name, value);
        }
        return reply.code(status).send(typeof content === 'string' ? content : Buffer.from(content));
      },
    });
  }
}

/** The first value of each: whoever sends `?w=320&w=640` means one of them. */
function single(values: Record<string, string | string[] | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}
