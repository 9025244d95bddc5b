import type { FastifyInstance } from 'fastify';

import { Refusal } from '../contract/refusal.ts';
import type { Exchange } from '../request-log/exchange.ts';
import { controlMessages as messages } from './control.messages.ts';
import type { Controlled } from './controlled.ts';

/** An exchange without headers and bodies, as lists and the event stream show it. */
export function exchangeView({ id, at, world, method, url, operationId, status, ms, because, violations }: Exchange) {
  return {
    id,
    at: new Date(at).toISOString(),
    world,
    method,
    url,
    operationId: operationId ?? null,
    status,
    ms: Math.round(ms * 100) / 100,
    because,
    violations,
  };
}

/** The latest exchanges, and the coverage of the contract. */
export function requestLogRoutes(
  app: FastifyInstance,
  { requestLog, contract }: Pick<Controlled, 'requestLog' | 'contract'>,
): void {
  app.get<{ Querystring: { world?: string; after?: string } }>('/__mock/exchanges', async ({ query }) => {
    const after = Number(query.after) || 0;
    const exchanges = requestLog.list({ world: query.world, after });
    return { exchanges: exchanges.map(exchangeView), last: exchanges.at(-1)?.id ?? after };
  });
  app.get<{ Params: { id: string } }>('/__mock/exchanges/:id', async ({ params: { id } }) => {
    const exchange = requestLog.list().find((one) => one.id === Number(id));
    if (!exchange) throw new Refusal(404, messages.unknownExchange(id));
    const { request, response, requestHeaders, responseHeaders } = exchange;
    const [sent, received] = [request, response].map((body) => requestLog.bodyOf(body));
    return { ...exchangeView(exchange), request: sent, response: received, requestHeaders, responseHeaders };
  });
  app.delete('/__mock/exchanges', async (_, reply) => {
    requestLog.clear();
    return reply.code(204).send();
  });
  app.get('/__mock/coverage', async () => ({
    operations: requestLog.responseCounts(),
    violations: requestLog.violationCount(),
    fields: requestLog.fields.observed(),
  }));
  app.post('/__mock/coverage/fields', async (_, reply) => {
    requestLog.fields.start(contract.fieldNames);
    return reply.code(204).send();
  });
}
