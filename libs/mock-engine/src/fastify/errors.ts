import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { errorMessages as messages } from '../contract/error.messages.ts';
import { routeFinder } from '../contract/find-route.ts';
import { JsonTooDeep } from '../contract/json-depth.ts';
import { maskedUrl } from '../contract/mask.ts';
import { problem } from '../contract/problem.ts';
import type { Engine } from '../pipeline/engine.ts';
import type { BodyFault } from '../pipeline/request.ts';
import { notFoundResponse } from '../pipeline/responses.ts';
import { CallerGone } from '../ports/password-hasher.ts';
import { NO_ANSWER } from '../request-log/exchange.ts';
import type { WorldRegistry } from '../worlds/world-registry.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { Route } from './list-routes.ts';
import { contextOf, logAnswer } from './request-context.ts';
import { sendProblem, sendResponse } from './send-response.ts';
import { engineRequest } from './serve-routes.ts';

/** What proxies write down for it; it goes nowhere. */
const CLOSED_REQUEST = 499;

export type ReportBug = (bug: unknown, call: string) => void;

type Sent = FastifyReply | Promise<FastifyReply>;

/** Answers what no operation could: bodies that cannot be read, and bugs, which say nothing about the inside. */
export function errorHandler<World extends EngineWorld>(
  { handle, definition }: Engine<World>,
  worlds: Pick<WorldRegistry<World>, 'isOver'>,
  reportBug: ReportBug,
) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (error instanceof CallerGone) return endUnheard(reply);
    const status = error.statusCode ?? 500;
    // The rest of a body that is too large is read and dropped: cut off while it sends, a client would not hear why.
    if (status === 413) reply.removeHeader('connection');

    const { engineRoute: route } = request.routeOptions.config;
    const fault = bodyFault(status, error, request);
    if (fault && route) {
      // A body that cannot be read never gets as far as its route.
      const asked = { ...engineRequest(route, request), bodyFault: fault };
      contextOf(request).route = route;
      return sendResponse(await handle(asked, contextOf(request).world as World), reply);
    }
    if (status >= 400 && status < 500)
      return sendProblem(reply, problem(status, { detail: fault?.detail ?? messages.badRequest }));

    if (request.context && worlds.isOver(request.context.world))
      return sendProblem(reply, problem(503, { detail: messages.worldIsOver }));
    reportBug(error, `${request.method} ${maskedUrl(request.url, definition.contract.secretPath)}`);
    return sendProblem(reply, status === 503 ? problem(503, { detail: messages.tryAgain }) : problem(500));
  };
}

function bodyFault(status: number, error: Error, { routeOptions }: FastifyRequest): BodyFault | undefined {
  if (status === 400) return { status, detail: error instanceof JsonTooDeep ? error.message : undefined };
  if (status === 413) return { status, detail: messages.tooLarge(routeOptions.bodyLimit) };
  return status === 415 ? { status, detail: messages.notJson } : undefined;
}

/** Nobody is there to be answered, and nothing was done that an answer could tell of. */
function endUnheard(reply: FastifyReply): FastifyReply {
  logAnswer(reply, { status: NO_ANSWER, json: undefined });
  return reply.code(CLOSED_REQUEST).send();
}

/** Tells a wrong address from a wrong method at a right one. */
export function answerNotFound(app: FastifyInstance, routes: readonly Route[]): void {
  const finder = routeFinder(routes.filter(({ method }) => method !== 'OPTIONS'));
  app.setNotFoundHandler((request, reply): Sent => sendResponse(notFoundResponse(request.url, finder), reply));
}
