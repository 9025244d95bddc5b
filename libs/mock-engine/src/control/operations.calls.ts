import { z } from 'zod';
import { ownEntry } from '../http/json.ts';
import { HttpError } from '../http/problem.ts';
import { responseExamples } from '../samples/declared-response.ts';
import { controlCall, schemas } from './control-call.ts';
import { controlMessages as messages } from './control.messages.ts';

const operation = z
  .object({
    id: z.string(),
    method: z.string(),
    path: z.string().describe('Inside a world, with `{name}` for a path parameter.'),
    isSecured: z.boolean().describe('Needs credentials.'),
    responses: z.array(z.object({ status: z.string().describe('Also `4XX` and `default`.') })),
  })
  .describe('An operation of the contract.')
  .register(schemas, { id: 'Operation' });

const documentState = z
  .object({
    isServed: z.boolean().describe('The contract on disk is the one that is served.'),
    error: z
      .object({ file: z.string(), line: z.int().nullable(), reason: z.string() })
      .nullable()
      .describe('Why the last valid contract is still served.'),
  })
  .describe('State of the contract, also sent as the event `contract` after each save.')
  .register(schemas, { id: 'ContractState' });

export const operationCalls = [
  controlCall('getContractState', 'GET /contract', {
    summary: 'Whether the contract on disk is served, and why not.',
    response: documentState,
    respond: (_, { document }) => document?.state ?? { isServed: true, error: null },
  }),
  controlCall('listOperations', 'GET /operations', {
    summary: 'The operations of the contract.',
    response: z.object({ operations: z.array(operation) }),
    respond: (_, { contract }) => ({
      operations: Object.values(contract.calls).map(({ id, method, path, bases, isSecured, byStatus }) => ({
        id,
        method,
        path: (bases[0] ?? '') + path,
        isSecured,
        responses: Object.keys(byStatus).map((status) => ({ status })),
      })),
    }),
  }),
  controlCall('getExamples', 'GET /operations/{id}/examples', {
    summary: 'The example responses of an operation, by status and name.',
    response: z.record(z.string(), z.record(z.string(), z.unknown())),
    respond({ path: { id } }, { contract }) {
      const call = ownEntry(contract.calls, id);
      if (!call) throw new HttpError(404, messages.unknownOperation(id));
      return Object.fromEntries(Object.entries(call.byStatus).map(([status, one]) => [status, responseExamples(one)]));
    },
  }),
];
