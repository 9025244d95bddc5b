import type { ByStatus, Check, Contract, ContractCall, RequestRules, ResponseMedia } from '../contract/contract.ts';
import type { ProblemField } from '../contract/problem.ts';
import { requestErrorMessages } from '../contract/request-errors.messages.ts';
import type { ContractParameter } from '../contract/read-parameters.ts';
import { mayHaveField, valueErrors } from './check-value.ts';
import { callsOf, examplesOf, isJsonType, type Call, type DeclaredResponse, type Parameter } from './calls.ts';
import { collectionCalls } from './collections.ts';
import { child, children, type Part } from './document.ts';
import { exampleResponses } from './example-responses.ts';
import { typesOf } from './types-of.ts';

/** What the engine needs of an OpenAPI document. */
export type DescribedContract = Pick<Contract, 'calls' | 'requestRules' | 'responseChecks' | 'examples' | 'mocked'>;

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
  const byId = <Value>(value: (call: Call) => Value): Record<string, Value> =>
    Object.fromEntries(calls.map((call) => [call.id, value(call)]));

  const examples = exampleResponses();
  const collections = collectionCalls(calls, examples);
  return {
    calls: byId(contractCall),
    requestRules: byId(requestRulesOf),
    responseChecks: byId(({ responses }) =>
      byStatus(responses, ({ content }): Check | undefined =>
        content && isJsonType(content.type) ? (value) => firstErrors(content.schema, value, isExact) : undefined,
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

/** A longer list would not help to fix a request or response. */
const MAX_ERRORS = 20;

const firstErrors = (schema: Part, value: unknown, isExact = false) =>
  valueErrors(schema, value, '', isExact).slice(0, MAX_ERRORS);

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

function requestRulesOf({ parameters, body, part }: Call): RequestRules {
  const checkIn = (place: string): Check => {
    const some = parameters.filter((one) => one.in === place);
    return (values) => some.flatMap((one) => parameterErrors(one, values as Readonly<Record<string, unknown>>));
  };
  const types = body ? children(child(part, 'requestBody') ?? part, 'content').map(([type]) => type) : [];
  return {
    parameters: parameters.map(contractParameter),
    checkParameters: { path: checkIn('path'), query: checkIn('query'), headers: checkIn('header') },
    ...(body &&
      isJsonType(body.type) && {
        checkBody: (value) => firstErrors(body.schema, value),
        mayHaveField: (path) => mayHaveField(body.schema, path),
      }),
    isBodyOptional: child(part, 'requestBody')?.node.required !== true,
    bodyTypes: types.filter((type) => !/^(application\/json|\*\/\*)$/.test(type)),
  };
}

function parameterErrors(
  { name, schema, in: place, part }: Parameter,
  values: Readonly<Record<string, unknown>>,
): readonly ProblemField[] {
  const field = place === 'header' ? name.toLowerCase() : name;
  const value = values[field];
  if (value !== undefined) return valueErrors(schema, value, field);
  const isNeeded = place === 'path' || part.node.required === true;
  return isNeeded ? [{ field, detail: requestErrorMessages.missing }] : [];
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
