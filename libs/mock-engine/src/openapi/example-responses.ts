import type { ApiResponse, MockedWorld, ResponseHeaders } from '../contract/contract.ts';
import { isSendable } from '../contract/http.ts';
import { examplesOf, type Call, type Content, type DeclaredResponse } from './calls.ts';
import { child, children, type Part } from './document.ts';
import { isTree } from './tree.ts';
import { externalExample } from './external-example.ts';
import { sampleOf } from './sample.ts';
import { exampleFor } from './example-values.ts';
import { isFileType, isSequenceType } from './write-body.ts';

/** The response's first example, else one made from its schema; the same for the same seed. */
export function exampleResponse(call: Call, declared: DeclaredResponse | undefined, world: MockedWorld): ApiResponse {
  if (!declared) return { status: 200, body: undefined };
  const { content } = declared;
  const headers = exampleHeaders(call, declared, world);
  return {
    status: statusOf(declared),
    body: content && exampleBody(call, content, world),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
}

/** A body of one media type: the example of this name, else the first one, else one made from the schema. */
export function exampleBody(call: Call, content: Content, world: MockedWorld, name?: string): unknown {
  const examples = examplesOf(content);
  const example = examples.has(name ?? '') ? examples.get(name ?? '') : [...examples.values()][0];
  if (examples.size > 0) return exampleFor(content.schema, example, 'response');
  const external = externalExample(content);
  if (external) return external;
  const make = sampleOf(world, call.id);
  const item = isSequenceType(content.type) ? child(content.part, 'itemSchema') : undefined;
  if (item) return [make(item, 'item')];
  // A made-up word is no file.
  return isFileType(content.type) ? undefined : make(content.schema, 'text');
}

/** Its declared headers, as far as they can be sent. */
export function exampleHeaders(call: Call, { headers }: DeclaredResponse, world: MockedWorld): ResponseHeaders {
  const make = sampleOf(world, call.id);
  const sent = [...headers].map(([name, { schema, part }]): [string, string | string[]] => {
    const value = headerExample(part) ?? make(schema, name);
    const isRepeated = name === 'set-cookie' && Array.isArray(value);
    return [name, isRepeated ? value.map((one) => headerText(one, part)) : headerText(value, part)];
  });
  return Object.fromEntries(
    sent.filter(([name, values]) => isSentHeader(name) && [values].flat().every((one) => isSendable(name, one))),
  );
}

/** Whether a document may give a header's value: those of the media type and of pages are the server's. */
export const isSentHeader = (name: string): boolean => !/^(content-type|access-control-.*)$/i.test(name);

/** What the author of a header gives as its value. */
export function headerExample(header: Part): unknown {
  const [named] = children(header, 'examples').flatMap(([, { node }]) => ('value' in node ? [node.value] : []));
  return header.node.example ?? named;
}

/** Style `simple`, or JSON for a header with a media type. */
export function headerText(value: unknown, header: Part): string {
  if (header.node.content !== undefined) return JSON.stringify(value);
  if (!isTree(value)) return String(value);
  if (Array.isArray(value)) return value.map(String).join(',');
  const separator = header.node.explode === true ? '=' : ',';
  return Object.entries(value)
    .map(([name, one]) => `${name}${separator}${String(one)}`)
    .join(',');
}

/** The declared response of a success, or of the given status. */
export function declaredResponse({ responses }: Call, status?: number): DeclaredResponse | undefined {
  if (status !== undefined) return responses.find((one) => one.status === status);
  const first = (pattern: RegExp) => responses.find(({ name }) => pattern.test(name));
  return first(/^2/) ?? first(/^default$/) ?? first(/^[13]/) ?? responses[0];
}

/** 200 for `2XX` and `default`, and for a status that would not end a response. */
export const statusOf = ({ status, name }: DeclaredResponse): number =>
  Math.max(200, Number.isNaN(status) ? (Number(name[0]) || 2) * 100 : status);
