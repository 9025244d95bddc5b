import type { FastifyInstance, FastifyReply } from 'fastify';

import type { OutsideAnswer, OutsideRoute } from '../outside-route.ts';
import { meetSituations } from './meet-situations.ts';
import { addVary, send, sendProblem, statusTitle } from './send-answer.ts';
import { sendRaw } from './send-raw.ts';
import { targetOf } from './target-of.ts';
import { noteAnswer, worldOf } from './visit.ts';
import { withHead } from './with-head.ts';

/**
 * Puts the routes that the contract does not have before the server.
 *
 * @param stopping aborted when the server stops
 */
export function answerOutside(app: FastifyInstance, routes: readonly OutsideRoute[], stopping: AbortSignal): void {
  for (const { method, url, answer } of routes) {
    app.route<{ Params: Record<string, string>; Querystring: Record<string, string | string[] | undefined> }>({
      method: withHead(method),
      url,
      handler: async (request, reply) => {
        const { goesOn, applied } = await meetSituations(request, reply, stopping);
        if (!goesOn) return reply;

        const { params: path, body } = request;
        const world = worldOf(request);
        const call = { path, query: single(request.query), headers: single(request.headers), body };
        const forced = applied?.answer && (await applied.answer(targetOf(request)));
        if (forced?.raw) return sendRaw(forced, forced.raw, reply);
        if (forced) return sendProblem(reply, forced.status, statusTitle(forced.status));
        const given = await answer({ ...call, payment: applied?.payment }, world);
        await world.store.settled();
        return sendOutside(given, reply);
      },
    });
  }
}

function sendOutside({ status, headers, body }: OutsideAnswer, reply: FastifyReply): FastifyReply {
  noteAnswer(reply, { status, answer: undefined });
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'vary') addVary(reply, value);
    else reply.header(name, value);
  }
  return send(reply.code(status), typeof body === 'string' ? body : Buffer.from(body));
}

/** The first value of each: whoever sends `?w=320&w=640` means one of them. */
function single(values: Record<string, string | string[] | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}
