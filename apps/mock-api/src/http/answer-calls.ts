import type { OperationId } from '@shop/api-contract/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ApiAnswer } from '../dispatch/api-answer.ts';
import type { ContractRoute } from '../dispatch/contract-routes.ts';
import { dispatch } from '../dispatch/dispatch.ts';
import { asUsual, meetSituations, type Meeting } from './meet-situations.ts';
import { sendAnswer } from './send-answer.ts';
import { sendRaw } from './send-raw.ts';
import { targetOf } from './target-of.ts';
import { worldOf } from './visit.ts';
import { withHead } from './with-head.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    operationId?: OperationId;
  }
}

/**
 * Puts routes before the one dispatcher; what a call does and allows is not their business.
 *
 * @param stopping aborted when the server stops
 */
export function answerCalls(app: FastifyInstance, routes: readonly ContractRoute[], stopping: AbortSignal): void {
  for (const { operationId, method, url } of routes) {
    app.route({
      method: withHead(method),
      url,
      config: { operationId },
      handler(request, reply) {
        if (request.visit) request.visit.operationId = operationId;
        const meeting = meetSituations(request, reply, stopping);
        // Usually there is nothing to wait for, and then nobody waits.
        return meeting === asUsual
          ? answer(operationId, request, reply)
          : answerMet(operationId, meeting, request, reply);
      },
    });
  }
}

type Sent = FastifyReply | Promise<FastifyReply>;

function answer(operationId: OperationId, request: FastifyRequest, reply: FastifyReply, forced?: ApiAnswer): Sent {
  const { params: path, body, headers } = request;
  const isGone = () => request.socket.destroyed;
  const call = { operationId, path, body, authorization: headers.authorization, isGone, source: () => request.ip };
  const given = dispatch(call, worldOf(request), forced);
  return given instanceof Promise
    ? given.then((late) => sendAnswer(operationId, late, reply))
    : sendAnswer(operationId, given, reply);
}

async function answerMet(
  operationId: OperationId,
  meeting: Meeting | Promise<Meeting>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { goesOn, applied } = await meeting;
  if (!goesOn) return reply;
  const forced = await applied?.answer?.(targetOf(request));
  if (forced?.raw) return sendRaw(forced, forced.raw, reply);
  if (forced && forced.status >= 400) return sendAnswer(operationId, forced, reply);
  return answer(operationId, request, reply, forced);
}
