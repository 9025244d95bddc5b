import type { Call, Content, DeclaredHeader, DeclaredResponse, MockedWorld } from '../document/calls.ts';
import { child, type Cursor } from '../document/document.ts';
import type { ApiResponse, CallInput, ResponseHeaders } from '../http/call.ts';
import { requestErrorMessages } from '../http/contract.messages.ts';
import { forStatus, isJsonType, isProblemType, isSendableHeader, parseMediaType } from '../http/http.ts';
import { ownEntry, isEqual, isObjectOrArray } from '../http/json.ts';
import type { ProblemField } from '../http/problem.ts';
import { firstErrors, isValid } from '../schema/check-value.ts';
import { authorValues, bodySchema, exampleFor, examplesOf } from './example-values.ts';
import { samplerFor } from './sample.ts';
import { concreteType, isFileType, isSequenceType, isXmlType } from './write-body.ts';

// Responses as a document declares them: the one that a call without code sends, and whether another one is like it.

/** The response of a call without code: by the items that it shares with others, else what the document has. */
export const mockedResponse = (call: Call, input: CallInput, world: MockedWorld): ApiResponse =>
  call.respond?.(input, world) ?? exampleOfSuccess(call, world);

export const exampleOfSuccess = (call: Call, world: MockedWorld): ApiResponse => ({
  ...exampleResponse(call, declaredResponse(call), world),
  isExample: true,
});

/** The response's first example, else one made from its schema; the same for the same seed. */
export function exampleResponse(
  call: Call,
  declared: DeclaredResponse | undefined,
  world: MockedWorld,
  name?: string,
): ApiResponse {
  // A call that declares failures alone succeeds with 204.
  if (!declared) return { status: call.responses.length > 0 ? 204 : 200, body: undefined, media: 'problem' };
  const { content } = declared;
  return { ...statusAndHeaders(call, declared, world), body: content && exampleBody(call, content, world, name) };
}

/** Status and headers of a response, whose body is made elsewhere: 200 for `2XX`, `default`, and one that would not end it. */
export const statusAndHeaders = (call: Call, declared: DeclaredResponse, world: MockedWorld) => ({
  status: Math.max(200, declared.status || (Number(declared.name[0]) || 2) * 100),
  headers: exampleHeaders(call, declared, world),
});

/** A body of one media type: the example of this name, else the first one, else one made from the schema. */
export function exampleBody(call: Call, content: Content, world: MockedWorld, name?: string): unknown {
  const examples = examplesOf(content);
  const example = examples.has(name ?? '') ? examples.get(name ?? '') : [...examples.values()][0];
  if (examples.size > 0) return exampleFor(content.schema, example, 'response');
  const make = samplerFor(world, call.id);
  const item = isSequenceType(content.type) ? child(content.part, 'itemSchema') : undefined;
  if (item) return [make(item, 'item')];
  // A made-up word is no file.
  return isFileType(content.type) ? undefined : make(content.schema, 'text');
}

/** Its declared headers, as far as they can be sent. */
function exampleHeaders(call: Call, { headers }: DeclaredResponse, world: MockedWorld): ResponseHeaders {
  if (headers.size === 0) return {};
  const make = samplerFor(world, call.id);
  // A challenge follows from the call's credentials.
  const given = [...headers].filter(([name, header]) => name !== 'www-authenticate' || hasExample(header));
  const sent = given.map(([name, header]): [string, string | string[]] => {
    const value = headerExample(header) ?? standardValue(name, header) ?? make(header.schema, name);
    const isRepeated = name === 'set-cookie' && Array.isArray(value);
    return [name, isRepeated ? value.map((one) => headerText(one, header)) : headerText(value, header)];
  });
  return Object.fromEntries(
    sent.filter(([name, values]) => isSentHeader(name) && [values].flat().every((one) => isSendableHeader(name, one))),
  );
}

/** Whether a document may give a header's value: those of the media type and of pages are the server's. */
const isSentHeader = (name: string): boolean => !/^(content-type|access-control-.*)$/i.test(name);

function headerExample({ schema, content, part }: DeclaredHeader): unknown {
  const [first] = examplesOf(content ?? { type: '', mediaType: '', schema, part }).values();
  return first;
}

/** Of headers that HTTP defines (RFC 9110, 9111, 6265, 6266, 8288), in lower case: a made-up word is none. */
const standardValues: Readonly<Record<string, string>> = {
  'accept-ranges': 'bytes',
  age: '0',
  allow: 'GET',
  'cache-control': 'no-store',
  'content-disposition': 'attachment; filename="file.txt"',
  'content-language': 'en',
  'content-location': 'https://example.com/',
  'content-range': 'bytes 0-0/*',
  etag: '"1"',
  expires: 'Thu, 01 Jan 2026 00:00:00 GMT',
  'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
  link: '<https://example.com/>; rel="self"',
  location: 'https://example.com/',
  'retry-after': '5',
  'set-cookie': 'session=1',
  vary: 'Accept',
};

const hasExample = (header: DeclaredHeader) =>
  headerExample(header) !== undefined || authorValues(header.schema.node).length > 0;

function standardValue(name: string, header: DeclaredHeader): string | undefined {
  const value = ownEntry(standardValues, name);
  return value !== undefined && !hasExample(header) && isValid(header.schema, value) ? value : undefined;
}

/** Style `simple`, or JSON for a header in that media type. */
function headerText(value: unknown, { content, part }: DeclaredHeader): string {
  if (content && isJsonType(content.type)) return JSON.stringify(value);
  if (!isObjectOrArray(value)) return String(value);
  if (Array.isArray(value)) return value.map(String).join(',');
  const separator = part.node.explode === true ? '=' : ',';
  return Object.entries(value)
    .map(([name, one]) => `${name}${separator}${String(one)}`)
    .join(',');
}

/** The declared response of a success; none where failures alone are declared. */
export function declaredResponse({ responses }: Call): DeclaredResponse | undefined {
  const first = (pattern: RegExp) => responses.find(({ name }) => pattern.test(name));
  return first(/^2/) ?? first(/^default$/) ?? first(/^[13]/);
}

/** The schema of a response in JSON. */
export const jsonSchema = (declared: DeclaredResponse | undefined): Cursor | undefined =>
  declared?.content && isJsonType(declared.content.type) ? bodySchema(declared.content) : undefined;

/** Declared headers whose values cannot be sent, with their calls. */
export const unsendableHeaders = (calls: readonly Call[]): string[] =>
  calls.flatMap(({ address, responses }) =>
    responses.flatMap(({ headers }) =>
      [...headers.values()].flatMap((header) => {
        const { name, schema } = header;
        const value = headerExample(header) ?? schema.node.const ?? authorValues(schema.node)[0];
        const isUnsent =
          value !== undefined && isSentHeader(name) && !isSendableHeader(name, headerText(value, header));
        return isUnsent && isSendableHeader(name, '') ? [`${name} of ${address}`] : [];
      }),
    ),
  );

/** Examples of a response by name; the first one is the default. */
export const responseExamples = (declared: DeclaredResponse | undefined): Record<string, unknown> =>
  Object.fromEntries(declared?.contents.toReversed().flatMap((one) => [...examplesOf(one)]) ?? []);

/** Whether an author describes a body, by a schema or an example. */
const isDescribed = (content: Content): boolean =>
  examplesOf(content).size > 0 || Object.keys(content.schema.node).length > 0 || 'itemSchema' in content.part.node;

function responseBodyErrors({ content }: DeclaredResponse, body: unknown): readonly ProblemField[] {
  if (!content || !isJsonType(content.type)) return [];
  return firstErrors(content.schema, body, { isExact: content.schema.isExact, direction: 'response' });
}

/** Whether a value that belongs to the first media type can be sent in another one; its example only for the same schema. */
export function canSendAs({ content: first }: DeclaredResponse, other: Content, value: unknown, isExample: boolean) {
  const { type, schema } = other;
  const examples = [...examplesOf(other).values()];
  const isStructured = (isJsonType(type) || isXmlType(type)) && !examples.some((one) => typeof one === 'string');
  if (!isStructured) return false;
  const isSameSchema = isEqual(schema.node, first?.schema.node);
  if (isExample && (examples.length > 0 || !isSameSchema)) return false;
  return firstErrors(schema, value, { isExact: !isSameSchema, direction: 'response' }).length === 0;
}

/** What a call declares for the server's own 4xx and 5xx; `default` is one only beside a success. */
function declaredError({ byStatus }: Call, status: number): DeclaredResponse | undefined {
  const declared = forStatus(byStatus, status);
  const hasSuccess = Object.keys(byStatus).some((name) => name.startsWith('2'));
  return declared === byStatus['default'] && !hasSuccess ? undefined : declared;
}

/** A problem as the call declares its status: the declared body, or the problem itself where that fits or none is declared. */
export function inDeclaredShape(call: Call, response: ApiResponse): ApiResponse {
  const declared = declaredError(call, response.status);
  if (!declared?.content || !isDescribed(declared.content)) return { ...response, media: 'problem' };
  const fits = isProblemType(declared.content.type) && responseBodyErrors(declared, response.body).length === 0;
  return { ...response, media: undefined, ...(!fits && { body: undefined, declared: {} }) };
}

/** Contract violations of a response. @param allowed the detail of errors that do not count */
export function checkResponse(
  { id, byStatus }: Pick<Call, 'id' | 'byStatus'>,
  status: number,
  body: unknown,
  allowed?: string,
): readonly string[] {
  const declared = forStatus(byStatus, status);
  if (!declared) return [`response: the contract does not declare ${status} for ${id}`];
  const found = responseBodyErrors(declared, body).filter(({ detail }) => detail !== allowed);
  return found.map(({ field, detail }) => `response: ${field || 'body'}: ${detail}`);
}

/**
 * Contract violations of a real API's response, which may have more fields than the contract.
 *
 * @param mediaType the response's Content-Type
 */
export function checkRealResponse(
  call: Call,
  { status, body, mediaType }: { status: number; body: unknown; mediaType: string },
): readonly string[] {
  const violations = checkResponse(call, status, body, requestErrorMessages.unknown);
  const { content } = forStatus(call.byStatus, status) ?? {};
  if (!content) return violations;
  const [sent, wanted] = [mediaType.split(';')[0]?.trim() ?? '', parseMediaType(concreteType(content.type))];
  if (sent.toLowerCase() === wanted) return violations;
  return [`response: sent as ${JSON.stringify(sent)}, declared as ${wanted}`, ...violations];
}
