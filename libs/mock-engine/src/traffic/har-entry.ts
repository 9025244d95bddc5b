import { hash } from 'node:crypto';

import type { Contract } from '../document/contract.ts';
import type { SentField } from '../http/call.ts';
import { secretFieldsOf } from '../schema/direction.ts';
import { RECORDED_BODY_LIMIT, isFormType, isJsonType, isTextType } from '../http/http.ts';
import { parseJson } from '../http/json.ts';
import { printJson } from '../store/exact-json.ts';
import type { Masks } from '../http/mask.ts';
import { recordMessages as messages } from './real-api.messages.ts';

export interface RealRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** What Node's fetch returns, which the DOM's types do not let iterate. */
export interface RealResponse extends Pick<Response, 'status' | 'statusText'> {
  readonly headers: Pick<Headers, 'get'> & Iterable<[string, string]>;
  readonly body: (AsyncIterable<Uint8Array> & Pick<ReadableStream, 'cancel'>) | null;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

/** A request to a real API and its complete response. */
export interface RecordedCall {
  /** Of a multipart body. */
  readonly fields?: readonly SentField[] | undefined;
  readonly operationId: string | undefined;
  readonly startedAt: Date;
  /** Milliseconds until the response began, and from then until it was complete. */
  readonly wait: number;
  readonly receive: number;
  readonly request: RealRequest;
  readonly response: Pick<RealResponse, 'status' | 'statusText' | 'headers'>;
  /** Undefined above {@link RECORDED_BODY_LIMIT}. */
  readonly bytes: Buffer | undefined;
  readonly size: number;
  /** Contract violations of the response. */
  readonly violations: readonly string[];
}

/** A HAR entry (1.2) with masked secrets; unknown sizes are -1. */
export function harEntryOf(
  { operationId, startedAt, wait, receive, request, fields, response, bytes, size, violations }: RecordedCall,
  contract: Contract,
) {
  const { masks } = contract;
  const secretFields = secretFieldsOf(contract, operationId);
  const hide = (body: unknown) => masks.body(body, secretFields);
  const url = masks.url(request.url.href);
  const mimeType = response.headers.get('content-type') ?? '';
  return {
    startedDateTime: startedAt.toISOString(),
    time: wait + receive,
    request: {
      method: request.method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headerList(masks, Object.entries(request.headers)),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...postDataOf(hide, request, fields),
      headersSize: -1,
      bodySize: request.body?.length ?? 0,
    },
    response: {
      status: response.status,
      statusText: response.statusText,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headerList(masks, response.headers),
      content: {
        size,
        mimeType,
        ...(masks.hides(url) ? { comment: messages.notKept } : contentOf(hide, bytes, mimeType)),
      },
      redirectURL: masks.url(response.headers.get('location') ?? ''),
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait, receive },
    _operationId: operationId,
    ...(violations.length > 0 ? { comment: messages.breaks(violations) } : {}),
  };
}

function headerList(masks: Masks, headers: Iterable<readonly [string, string]>) {
  return [...headers].map(([name, value]) => ({ name, value: masks.header(name, value) }));
}

type Hide = (body: unknown) => unknown;

const hiddenField = (hide: Hide, name: string, value: string) =>
  (hide({ [name]: value }) as Readonly<Record<string, string>>)[name] ?? '';

/**
 * The request's body with masked secrets. Of a text in which they cannot be found, only the hash is kept, which still tells
 * requests apart.
 */
function postDataOf(hide: Hide, { body: bytes, headers }: RealRequest, fields: RecordedCall['fields']) {
  if (bytes === null) return {};
  const { 'content-type': mimeType = '' } = headers;
  if (fields) {
    const params = fields.map(({ name, text }) => ({ name, value: hiddenField(hide, name, text) }));
    return { postData: { mimeType, params } };
  }
  if (!isTextType(mimeType))
    return { postData: { mimeType, text: Buffer.from(bytes).toString('base64'), encoding: 'base64' } };
  const text = hiddenText(hide, Buffer.from(bytes).toString(), mimeType);
  if (text !== undefined) return { postData: { mimeType, text } };
  return { postData: { mimeType, comment: messages.notKept, _sha256: hash('sha256', bytes) } };
}

/** JSON or a form with masked secrets; undefined for a text in which they cannot be found. */
function hiddenText(hide: Hide, text: string, mimeType: string): string | undefined {
  if (isFormType(mimeType)) {
    const hidden = new URLSearchParams();
    for (const [name, value] of new URLSearchParams(text)) hidden.append(name, hiddenField(hide, name, value));
    return hidden.toString();
  }
  if (!isJsonType(mimeType)) return undefined;
  try {
    const body = parseJson(text);
    const hidden = printJson(hide(body));
    return hidden === printJson(body) ? text : hidden;
  } catch {
    return undefined;
  }
}

function contentOf(hide: Hide, bytes: Buffer | undefined, mimeType: string) {
  if (!bytes) return { comment: messages.tooLarge(RECORDED_BODY_LIMIT) };
  const inBase64 = { text: bytes.toString('base64'), encoding: 'base64' };
  if (!isTextType(mimeType)) return inBase64;
  const text = decoded(bytes, mimeType);
  if (text === undefined) return inBase64;
  const hidden = text === '' ? text : hiddenText(hide, text, mimeType);
  if (hidden === undefined && isJsonType(mimeType)) return { comment: messages.notKept };
  return { text: hidden ?? text };
}

/** By the charset; undefined for bytes that are no text in it. */
function decoded(bytes: Buffer, mimeType: string): string | undefined {
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s;"]+)/i.exec(mimeType) ?? [];
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
