import { maskedHeaders } from '../contract/mask.ts';
import type { Exchange } from '../request-log/exchange.ts';
import { shownBody } from '../request-log/kept-body.ts';
import { ControlRefusal } from './control-refusal.ts';
import { controlRoute, done, ok } from './control-route.ts';
import { controlMessages as messages } from './control.messages.ts';

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
export const requestLogRoutes = [
  controlRoute({
    method: 'GET',
    url: '/__mock/exchanges',
    answer: ({ query: { world, after } }, { requestLog }) => {
      const exchanges = requestLog.list({ world, after: Number(after) || 0 });
      return ok({ exchanges: exchanges.map(exchangeView), last: exchanges.at(-1)?.id ?? (Number(after) || 0) });
    },
  }),
  controlRoute({
    method: 'GET',
    url: '/__mock/exchanges/:id',
    answer: ({ path: { id = '' } }, { requestLog }) => {
      const exchange = requestLog.list().find((one) => one.id === Number(id));
      if (!exchange) throw new ControlRefusal(404, messages.unknownExchange(id));
      const { request, answer, headers } = exchange;
      const kept = headers?.();
      return ok({
        ...exchangeView(exchange),
        request: shownBody(request),
        answer: shownBody(answer),
        requestHeaders: maskedHeaders(kept?.request ?? {}),
        responseHeaders: maskedHeaders(kept?.response ?? {}),
      });
    },
  }),
  controlRoute({
    method: 'DELETE',
    url: '/__mock/exchanges',
    answer: (_, { requestLog }) => {
      requestLog.clear();
      return done;
    },
  }),
  controlRoute({
    method: 'GET',
    url: '/__mock/coverage',
    answer: (_, { requestLog }) =>
      ok({
        operations: requestLog.answerCounts(),
        violations: requestLog.violationCount(),
        fields: requestLog.fields.observed(),
      }),
  }),
  controlRoute({
    method: 'POST',
    url: '/__mock/coverage/fields',
    answer: (_, { requestLog, contract }) => {
      requestLog.fields.start(contract.fieldNames);
      return done;
    },
  }),
];
