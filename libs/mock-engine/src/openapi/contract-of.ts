import { z } from 'zod';
import type { ByStatus, Contract, ContractCall, RequestSchemas, ResponseMedia } from '../contract/contract.ts';
import type { ContractParameter } from '../contract/read-parameters.ts';
import { callsOf, examplesOf, isJsonType, type Call, type DeclaredResponse, type Parameter } from './calls.ts';
import { collectionCalls } from './collections.ts';
import { child, children, type Part } from './document.ts';
import { exampleResponses } from './example-responses.ts';
import { zodConverter } from './to-zod.ts';
import { typesOf } from './types-of.ts';

/** What the engine needs of an OpenAPI document. */
export type DescribedContract = Pick<Contract, 'calls' | 'requestSchemas' | 'responseSchemas' | 'examples' | 'mocked'>;

const mediaNames: Readonly<Record<string, ResponseMedia>> = {
  'application/json': 'json',
  '*/*': 'json',
  'application/problem+json': 'problem',
  'image/*': 'image/png',
  'text/*': 'text/plain',
};

/**
 * Reads the calls, schemas and examples of an OpenAPI document.
 *
 * @param isExact responses may have only the fields that the document lists
 * @throws ContractError for a reference without a target
 */
export function contractOf(document: Part, isExact = true): DescribedContract {
  const calls = callsOf(document);
  const [request, response] = [zodConverter(), zodConverter(isExact)];
  const byId = <Value>(value: (call: Call) => Value): Record<string, Value> =>
    Object.fromEntries(calls.map((call) => [call.id, value(call)]));

  const examples = exampleResponses();
  const collections = collectionCalls(calls, examples);
  return {
    calls: byId(contractCall),
    requestSchemas: onFirstUse(calls, (call) => requestSchemasOf(call, request)),
    responseSchemas: byId(({ responses }) =>
      byStatus(responses, ({ content }) =>
        content && isJsonType(content.type) ? z.lazy(() => response(content.schema)) : undefined,
      ),
    ),
    examples: byId(({ responses }) =>
      byStatus(responses, ({ content }) => content && Object.fromEntries(examplesOf(content))),
    ),
    mocked: byId(
      (call) => collections.get(call.id) ?? ((_input, world) => examples.respond(call, examples.declared(call), world)),
    ),
  };
}

/** Values by call, each made when it is first used: a large document starts as fast as a small one. */
function onFirstUse<Value>(calls: readonly Call[], make: (call: Call) => Value): Record<string, Value> {
  const table: Record<string, Value> = {};
  for (const call of calls) {
    let made: Value | undefined;
    Object.defineProperty(table, call.id, { enumerable: true, get: () => (made ??= make(call)) });
  }
  return table;
}

function contractCall({ method, path, server, needsToken, body, responses }: Call): ContractCall {
  return {
    method,
    path,
    server,
    bearer: needsToken,
    hasBody: body !== undefined,
    responses:
      responses.length === 0
        ? { default: 'none' }
        : byStatus(responses, ({ content }) => (content ? (mediaNames[content.type] ?? content.type) : 'none')),
  };
}

function requestSchemasOf({ parameters, body, part }: Call, convert: (schema: Part) => z.ZodType): RequestSchemas {
  const declared = parameters.map(contractParameter);
  const schemaIn = (place: string, nameOf = (name: string) => name) => {
    const some = parameters.filter((one) => one.in === place);
    const fields = some.map((one) => [nameOf(one.name), fieldOf(one, convert)] as const);
    return some.length > 0 && z.object(Object.fromEntries(fields));
  };
  const [path, query, headers] = [
    schemaIn('path'),
    schemaIn('query'),
    schemaIn('header', (name) => name.toLowerCase()),
  ];
  const types = body ? children(child(part, 'requestBody') ?? part, 'content').map(([type]) => type) : [];
  return {
    parameters: declared,
    ...(path && { path }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(body && isJsonType(body.type) && { body: convert(body.schema) }),
    isBodyOptional: child(part, 'requestBody')?.node.required !== true,
    bodyTypes: types.filter((type) => !/^(application\/json|\*\/\*)$/.test(type)),
  };
}

function fieldOf({ schema, in: place, part }: Parameter, convert: (schema: Part) => z.ZodType): z.ZodType {
  const type = convert(schema);
  return place === 'path' || part.node.required === true ? type : type.optional();
}

/** How lists are written, by `style`. */
const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

function contractParameter({ name, in: place, schema, part }: Parameter): ContractParameter {
  const { style = 'form', explode = style === 'form', content } = part.node;
  const items = child(schema, 'items');
  return {
    name,
    in: place as ContractParameter['in'],
    types: [...typesOf(schema)],
    itemTypes: items ? [...typesOf(items)] : [],
    separator: place === 'query' && explode === true ? undefined : (separators[String(style)] ?? ','),
    isJson: content !== undefined,
    default: schema.node.default,
  };
}

/** Statuses without a value are left out. */
function byStatus<Value>(
  responses: readonly DeclaredResponse[],
  value: (response: DeclaredResponse) => Value,
): ByStatus<NonNullable<Value>> {
  return Object.fromEntries(
    responses.flatMap((response): [string, NonNullable<Value>][] => {
      const found = value(response);
      const name = response.name.replace(/x+$/i, (rest) => rest.toUpperCase());
      return found === undefined || found === null ? [] : [[name, found]];
    }),
  );
}
