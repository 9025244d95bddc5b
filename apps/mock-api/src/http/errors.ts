import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { routeFinder } from '../dispatch/find-route.ts';
import { refuseUnreadable } from '../dispatch/refuse-malformed.ts';
import { NO_ANSWER } from '../traffic/exchange.ts';
import { maskedUrl } from '../traffic/mask.ts';
import { CallerGone } from '../world/password-hasher.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { errorMessages as messages } from './errors.messages.ts';
import { JsonTooDeep } from './json-depth.ts';
import type { Route } from './list-routes.ts';
import { sendAnswer, sendProblem, statusTitle } from './send-answer.ts';
import { noteAnswer } from './visit.ts';

/** What proxies write down for it; it goes nowhere. */
const CLOSED_REQUEST = 499;

export type ReportBug = (bug: unknown, call: string) => void;

/** Answers whatever no operation could: bodies that cannot be read, and bugs, which say nothing about the inside. */
export function errorHandler(reportBug: ReportBug, worlds: Pick<Worlds, 'isOver'>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const { operationId } = request.routeOptions.config;
    // A body that cannot be read never gets as far as its route.
    if (request.visit) request.visit.operationId = operationId;
    if (error instanceof CallerGone) return endUnheard(reply);
    const status = error.statusCode ?? 500;
    const title = statusTitle(status);

    const tooDeep = error instanceof JsonTooDeep ? error.message : undefined;
    if (status === 400 && operationId) return sendAnswer(operationId, refuseUnreadable(operationId, tooDeep), reply);
    if (status === 413) {
      // The rest of the body is read and dropped: closed on, a client that is still sending would not hear why.
      reply.removeHeader('connection');
      return sendProblem(reply, 413, title, messages.tooLarge(request.routeOptions.bodyLimit));
    }
    if (status === 415) return sendProblem(reply, 415, title, messages.notJson);
    if (status >= 400 && status < 500) return sendProblem(reply, status, title, tooDeep ?? messages.badRequest);

    if (request.visit && worlds.isOver(request.visit.world))
      return sendProblem(reply, 503, statusTitle(503), messages.worldIsOver);

    reportBug(error, `${request.method} ${maskedUrl(request.url)}`);
    if (status === 503) return sendProblem(reply, 503, title, messages.tryAgain);
    return sendProblem(reply, 500, 'Internal Server Error');
  };
}

/** Nobody is there to be answered, and nothing was done that an answer could tell of. */
function endUnheard(reply: FastifyReply): FastifyReply {
  noteAnswer(reply, { status: NO_ANSWER, answer: undefined });
  return reply.code(CLOSED_REQUEST).send();
}

/** Tells a wrong address from a wrong method at a right one. */
export function answerNotFound(app: FastifyInstance, routes: readonly Route[]): void {
  const known = routeFinder(routes.filter(({ method }) => method !== 'OPTIONS'));

  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const allowed = known.allowedAt(path);
    if (allowed === '') return sendProblem(reply, 404, 'Not Found', messages.notFound);
    return sendProblem(reply.header('allow', allowed), 405, 'Method Not Allowed', messages.wrongMethod(allowed));
  });
}
