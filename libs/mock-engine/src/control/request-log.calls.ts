import { z } from 'zod';
import { HttpError } from '../http/problem.ts';
import type { LoggedRequest } from '../traffic/request-log.ts';
import { controlCall, schemas, dateTime } from './control-call.ts';
import { controlMessages as messages } from './control.messages.ts';

const headers = z.record(z.string(), z.string()).describe('Names in lower case, secrets masked.');

const loggedRequest = z
  .object({
    id: z.int(),
    at: dateTime,
    world: z.string(),
    method: z.string(),
    url: z.string(),
    operationId: z.string().nullable().describe('Null for requests outside the contract.'),
    status: z.int().describe('0 when there was no response.'),
    ms: z.number(),
    appliedRules: z.array(z.string()).describe('Ids of the situations and overrides that affected it.'),
    violations: z.array(z.string()).describe('Contract violations.'),
  })
  .describe('A request with its response, without headers and bodies.')
  .register(schemas, { id: 'LoggedRequest' });

const fullRequest = loggedRequest
  .extend({ request: z.unknown(), response: z.unknown(), requestHeaders: headers, responseHeaders: headers })
  .describe('A request with its response, secrets masked.')
  .register(schemas, { id: 'FullRequest' });

const coverage = z
  .object({
    operations: z.record(z.string(), z.record(z.string(), z.int())).describe('Responses by call and status.'),
    violations: z.int().describe('Requests with contract violations.'),
  })
  .describe('What was requested since the server started.')
  .register(schemas, { id: 'ContractCoverage' });

/** A request as the control calls show it. */
export const toRequestView = <Request extends LoggedRequest>({ at, operationId, ms, ...request }: Request) => ({
  ...request,
  at: new Date(at).toISOString(),
  operationId: operationId ?? null,
  ms: Math.round(ms * 100) / 100,
});

export const requestLogCalls = [
  controlCall('listRequests', 'GET /requests', {
    summary: 'The latest requests, newest last.',
    query: z.object({ world: z.string().optional() }),
    response: z.object({ requests: z.array(loggedRequest) }),
    respond: ({ query }, { requestLog }) => ({ requests: requestLog.list(query).map((one) => toRequestView(one)) }),
  }),
  controlCall('getRequest', 'GET /requests/{id}', {
    summary: 'A request with headers and bodies.',
    response: fullRequest,
    respond({ path: { id } }, { requestLog }) {
      const found = requestLog.find(Number(id));
      if (!found) throw new HttpError(404, messages.unknownRequest(id));
      return toRequestView(found);
    },
  }),
  controlCall('clearRequests', 'DELETE /requests', {
    summary: 'Forget all requests, and what was counted of them.',
    respond: (_, { requestLog }) => requestLog.clear(),
  }),
  controlCall('getCoverage', 'GET /contract-coverage', {
    summary: 'How much of the contract was requested.',
    response: coverage,
    respond: (_, { requestLog }) => requestLog.coverage(),
  }),
];
