import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationEntry, OperationId, ServerName } from '@shop/api-contract/operation';
import type { FastifyInstance } from 'fastify';

import { dispatch } from '../dispatch/dispatch.ts';
import { meetSituations } from './meet-situations.ts';
import { sendAnswer } from './send-answer.ts';
import { sendRaw } from './send-raw.ts';
import { targetOf } from './target-of.ts';
import { worldOf } from './visit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    operationId?: OperationId;
  }
}

/** Where each server of the contract lives here. */
const bases: Record<ServerName, string> = { api: '/api', postal: '' };

export interface ContractRoute {
  readonly operationId: OperationId;
  readonly method: OperationEntry['method'];
  readonly url: string;
}

/** A route for each call, read off the contract. */
export const contractRoutes: readonly ContractRoute[] = routesUnder(bases);

/** The same calls without `/api` (specification, section 7: `v1/hero-products`, `user`). */
export const shortSpellings: readonly ContractRoute[] = routesUnder({ api: '', postal: '' }).filter(
  ({ operationId }) => operationTable[operationId].server === 'api',
);

function routesUnder(base: Record<ServerName, string>): ContractRoute[] {
  return (Object.keys(operationTable) as OperationId[]).map((operationId) => {
    const { method, path, server } = operationTable[operationId];
    return { operationId, method, url: base[server] + path.replace(/\{(\w+)\}/g, ':$1') };
  });
}

/**
 * Puts routes before the one dispatcher; what a call does and allows is not their business.
 *
 * @param stopping aborted when the server stops
 */
export function answerCalls(app: FastifyInstance, routes: readonly ContractRoute[], stopping: AbortSignal): void {
  for (const { operationId, method, url } of routes) {
    app.route({
      method,
      url,
      config: { operationId },
      handler: async (request, reply) => {
        const meeting = meetSituations(request, reply, stopping);
        // Usually there is nothing to wait for, and then nobody waits.
        const { goesOn, applied } = meeting instanceof Promise ? await meeting : meeting;
        if (!goesOn) return reply;

        const { params: path, body, headers } = request;
        const call = { operationId, path, body, authorization: headers.authorization };
        const world = worldOf(request);
        const forced = applied?.answer && (await applied.answer(targetOf(request)));
        if (forced?.raw) return sendRaw(forced, forced.raw, reply);
        const answer = forced && forced.status >= 400 ? forced : await dispatch(call, world, forced);
        return sendAnswer(operationId, answer, reply);
      },
    });
  }
}
