import type { Check, Contract, ContractCall, ContractParameter, MockedCall } from '../contract/contract.ts';
import type { ProblemField } from '../contract/problem.ts';
import { requestErrorMessages } from '../contract/contract.messages.ts';
import { isJsonType } from '../contract/http.ts';
import { inDirection, mayHaveField, valueErrors, type CheckOptions } from './check-value.ts';
import { callsOf, type Call, type DeclaredResponse, type Parameter } from './calls.ts';
import { collectionCalls } from './collections.ts';
import { contractResponse, unsendableHeaders } from './contract-response.ts';
import { credentialsOf } from './credentials.ts';
import { child, children, type Part } from './document.ts';
import { declaredResponse, exampleResponse } from './example-responses.ts';
import { typesOf } from './types-of.ts';

/** What the engine needs of an OpenAPI document. */
export type DescribedContract = Pick<Contract, 'title' | 'calls' | 'stateful' | 'leftOut'>;

/** A longer list would not help to fix a request or response. */
const MAX_ERRORS = 20;

/** Headers that are named at the start. */
const MAX_LISTED = 3;

/**
 * Reads the calls, schemas and examples of an OpenAPI document.
 *
 * @param isExact responses may have only the fields that the document lists
 * @param base keeps its collections apart from those of other documents
 * @throws ContractError for a reference without a target
 */
export function contractOf(document: Part, isExact = true, base = ''): DescribedContract {
  const calls = callsOf(document);
  const collections = collectionCalls(calls, base);
  const mocked = (call: Call): MockedCall =>
    collections.get(call.id) ?? ((_input, world) => exampleResponse(call, declaredResponse(call), world));
  return {
    title: titleOf(document),
    calls: Object.fromEntries(calls.map((call) => [call.id, contractCall(document, call, mocked(call), isExact)])),
    stateful: [
      ...new Set(calls.filter(({ id }) => collections.has(id)).map(({ path }) => path.replace(/\/\{[^/]*\}$/, ''))),
    ],
    leftOut: leftOutOf(document, calls),
  };
}

/** Of the API; empty for a document without one. */
export function titleOf(document: Part): string {
  const { title } = child(document, 'info')?.node ?? {};
  return typeof title === 'string' ? title : '';
}

/** What of a document has no effect, and why. */
function leftOutOf(document: Part, calls: readonly Call[]): string[] {
  const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  const webhooks = children(document, 'webhooks').length;
  const callbacks = calls.reduce((sum, { part }) => sum + children(part, 'callbacks').length, 0);
  const unsendable = unsendableHeaders(calls);
  const secured = calls.filter(({ needsToken }) => needsToken).length;
  return [
    ...(webhooks > 0 ? [`${counted(webhooks, 'webhook')} (the server sends no requests)`] : []),
    ...(callbacks > 0 ? [`${counted(callbacks, 'callback')} (the server sends no requests)`] : []),
    ...(secured > 0 ? [`security of ${counted(secured, 'operation')} (checked with --security only)`] : []),
    ...(unsendable.length > 0
      ? [
          `${counted(unsendable.length, 'header')} (${unsendable.slice(0, MAX_LISTED).join(', ')}: HTTP cannot send the value)`,
        ]
      : []),
    ...(calls.some(({ method, path }) => method === 'GET' && path === '/') ? ['GET / (it shows the console)'] : []),
  ];
}

const firstErrors = (schema: Part, value: unknown, options: CheckOptions) =>
  valueErrors(schema, value, options).slice(0, MAX_ERRORS);

function contractCall(whole: Part, call: Call, respond: MockedCall, isExact: boolean): ContractCall {
  const { method, path, server, needsToken, parameters, body, responses, part } = call;
  const checkIn = (place: string): Check => {
    const some = parameters.filter((one) => one.in === place);
    return (values) => some.flatMap((one) => parameterErrors(one, values as Readonly<Record<string, unknown>>));
  };
  const requestBody = child(part, 'requestBody');
  const types = requestBody ? children(requestBody, 'content').map(([type]) => type) : [];
  return {
    method,
    path,
    server,
    isSecured: needsToken,
    credentials: credentialsOf(whole, call),
    hasBody: body !== undefined,
    isBodyOptional: requestBody?.node.required !== true,
    bodyTypes: types.filter((type) => !/^(application\/json|\*\/\*)$/.test(type)),
    ...(body &&
      isJsonType(body.type) && {
        checkBody: (value) => firstErrors(body.schema, value, { direction: 'request' }),
        takenBody: (value) => inDirection(body.schema, value, 'request'),
        mayHaveField: (path) => mayHaveField(body.schema, path),
      }),
    parameters: parameters.map(contractParameter),
    checkParameters: { path: checkIn('path'), query: checkIn('query'), headers: checkIn('header') },
    responses:
      responses.length === 0
        ? { default: { type: undefined, headers: [], examples: {}, media: [], sampleHeaders: () => ({}) } }
        : Object.fromEntries(responses.map((one) => [statusName(one), contractResponse(call, one, isExact)])),
    respond,
  };
}

/** The `XX` of a class in capitals. */
const statusName = ({ name }: DeclaredResponse) => name.replace(/x+$/i, (rest) => rest.toUpperCase());

function parameterErrors(
  { name, schema, in: place, part }: Parameter,
  values: Readonly<Record<string, unknown>>,
): readonly ProblemField[] {
  const field = place === 'header' ? name.toLowerCase() : name;
  const value = values[field];
  if (value !== undefined) return valueErrors(schema, value, { field, direction: 'request' });
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
