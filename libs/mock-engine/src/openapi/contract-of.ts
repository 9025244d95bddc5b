import { z } from 'zod';
import type { ResponseMedia, Contract, ContractCall } from '../contract/contract.ts';
import { callsOf, examplesOf, type DeclaredResponse, type Call } from './calls.ts';
import { ContractError, type Part } from './document.ts';
import { zodConverter } from './to-zod.ts';

/** What the engine needs of an OpenAPI document. */
export type DescribedContract = Pick<Contract, 'calls' | 'requestSchemas' | 'responseSchemas' | 'examples'>;

const mediaNames: Readonly<Record<string, ResponseMedia>> = {
  'application/json': 'json',
  'application/problem+json': 'problem',
};

/**
 * Reads the calls, schemas and examples of an OpenAPI document. Requests may have the fields that the document allows,
 * responses only those that it lists.
 *
 * @throws ContractError for what the engine does not support
 */
export function contractOf(document: Part): DescribedContract {
  const calls = callsOf(document);
  const [request, response] = [zodConverter(), zodConverter(true)];
  const byId = <Value>(value: (call: Call) => Value): Record<string, Value> =>
    Object.fromEntries(calls.map((call) => [call.id, value(call)]));

  return {
    calls: byId(contractCall),
    requestSchemas: byId(({ parameters, body }) => ({
      ...(parameters.length > 0 && {
        path: z.object(Object.fromEntries(parameters.map(({ name, schema }) => [name, request(schema)]))),
      }),
      ...(body && { body: request(body.schema) }),
    })),
    // Converted on first use, so that the server starts sooner.
    responseSchemas: byId(({ responses }) =>
      byStatus(responses, ({ content }) => content && z.lazy(() => response(content.schema))),
    ),
    examples: byId(({ responses }) =>
      byStatus(responses, ({ content }) => content && Object.fromEntries(examplesOf(content))),
    ),
  };
}

function contractCall({ id, method, path, server, needsToken, parameters, body, responses }: Call): ContractCall {
  if (method !== 'GET' && method !== 'POST') throw new ContractError(`${id}: the method ${method} is not supported.`);
  const unknown = parameters.find(({ in: place, schema }) => place !== 'path' || schema.node.type !== 'string');
  if (unknown) throw new ContractError(`${id}: only strings in the path are supported, not ${unknown.name}.`);
  return {
    method,
    path,
    server,
    bearer: needsToken,
    hasBody: body !== undefined,
    responses: byStatus(responses, ({ content }) => mediaOf(id, content?.type)),
  };
}

function mediaOf(id: string, type: string | undefined): ResponseMedia {
  const media = type === undefined ? 'none' : mediaNames[type];
  if (!media) throw new ContractError(`${id}: the media type ${type} is not supported.`);
  return media;
}

/** Statuses without a value are left out. */
function byStatus<Value>(
  responses: readonly DeclaredResponse[],
  value: (response: DeclaredResponse) => Value,
): Record<number, NonNullable<Value>> {
  return Object.fromEntries(
    responses.flatMap((response): [number, NonNullable<Value>][] => {
      const found = value(response);
      return found === undefined || found === null ? [] : [[response.status, found]];
    }),
  );
}
