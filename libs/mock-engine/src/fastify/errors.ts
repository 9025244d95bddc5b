import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { commonHeaders } from '../contract/answer-headers.ts';
import { errorMessages as messages } from '../contract/error.messages.ts';
import { routeFinder, type RouteFinder } from '../contract/find-route.ts';
import { JsonTooDeep } from '../contract/json-depth.ts';
import { maskedUrl } from '../contract/mask.ts';
import { problem } from '../contract/problem.ts';
import type { Engine } from '../pipeline/engine.ts';
import type { BodyFault, EngineRoute } from '../pipeline/request.ts';
import { notFoundResponse } from '../pipeline/responses.ts';
import type { WorldRegistry } from '../worlds/world-registry.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { Route } from './list-routes.ts';
import { sendProblem, sendResponse } from './send-response.ts';
import { answerRequest, toEngineRequest } from './serve-routes.ts';

export type ReportBug = (bug: unknown, call: string) => void;

type Sent = FastifyReply | Promise<FastifyReply>;

/** Responds to unreadable bodies, and to bugs without exposing details. */
export function errorHandler<World extends EngineWorld>(
  engine: Engine<World>,
  worlds: Pick<WorldRegistry<World>, 'isClosed'>,
  reportBug: ReportBug,
  refuseAddress: (request: FastifyRequest, reply: FastifyReply) => Sent,
) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // The body does not matter where nothing is served.
    if (request.is404) return refuseAddress(request, reply);
    const status = error.statusCode ?? 500;
    // Keeps the connection open: a client that is still sending would otherwise not see the response.
    if (status === 413) reply.removeHeader('connection');

    const { engineRoute: route } = request.routeOptions.config;
    const fault = bodyFault(status, error, request);
    if (fault && route) {
      return answerRequest(
        engine,
        { ...toEngineRequest(route as EngineRoute<World>, request), bodyFault: fault },
        reply,
      );
    }
    if (status >= 400 && status < 500)
      return sendProblem(reply, problem(status, { detail: fault?.detail ?? messages.badRequest }));

    if (request.context && worlds.isClosed(request.context.world))
      return sendProblem(reply, problem(503, { detail: messages.worldIsOver }));
    reportBug(error, `${request.method} ${maskedUrl(request.url, engine.definition.contract.secretPath)}`);
    return sendProblem(reply, status === 503 ? problem(503, { detail: messages.tryAgain }) : problem(500));
  };
}

function bodyFault(status: number, error: Error, { routeOptions }: FastifyRequest): BodyFault | undefined {
  if (status === 400) return { status, detail: error instanceof JsonTooDeep ? error.message : undefined };
  if (status === 413) return { status, detail: messages.tooLarge(routeOptions.bodyLimit) };
  return status === 415 ? { status, detail: messages.notJson } : undefined;
}

/** Responds to a URL with invalid encoding, which Fastify rejects before any hook. */
export function refuseInvalidUrl(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply.headers(commonHeaders), problem(400, { detail: messages.badRequest }));
}

/** Responds 404 to an unknown path, and 405 to a wrong method. @param routes complete at the first request */
export function addressRefusal(routes: readonly Route[]) {
  let finder: RouteFinder<Route> | undefined;
  return (request: FastifyRequest, reply: FastifyReply): Sent => {
    finder ??= routeFinder(routes.filter(({ method }) => method !== 'OPTIONS'));
    return sendResponse(notFoundResponse(request.url, finder), reply);
  };
}
