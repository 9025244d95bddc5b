import type { Call, Content, DeclaredHeader, DeclaredResponse, MockedWorld } from '../document/calls.ts';
import { child } from '../document/document.ts';
import { ownEntry, type ApiResponse, type CallInput, type ResponseHeaders } from '../http/call.ts';
import { isJsonType, isSendableHeader } from '../http/http.ts';
import { isObjectOrArray } from '../http/json.ts';
import { isValid } from '../schema/check-value.ts';
import { exampleFor, examplesOf, authorValues } from './example-values.ts';
import { samplerFor } from './sample.ts';
import { isFileType, isSequenceType } from './write-body.ts';

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

/** Status and headers of a response, whose body is made elsewhere. */
export const statusAndHeaders = (call: Call, declared: DeclaredResponse, world: MockedWorld) => ({
  status: sentStatus(declared),
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

/** The declared response of a success, or of the given status; none where failures alone are declared. */
export function declaredResponse({ responses }: Call, status?: number): DeclaredResponse | undefined {
  if (status !== undefined) return responses.find((one) => one.status === status);
  const first = (pattern: RegExp) => responses.find(({ name }) => pattern.test(name));
  return first(/^2/) ?? first(/^default$/) ?? first(/^[13]/);
}

/** 200 for `2XX` and `default`, and for a status that would not end a response. */
export const sentStatus = ({ status, name }: DeclaredResponse): number =>
  Math.max(200, Number.isNaN(status) ? (Number(name[0]) || 2) * 100 : status);

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
