import { hash } from 'node:crypto';

import type { SentField } from '../contract/contract.ts';
import { RECORDED_BODY_LIMIT, isFormType, isJsonType, isTextType } from '../contract/http.ts';
import { parseJson } from '../contract/json.ts';
import { printJson } from '../store/exact-json.ts';
import type { Masks } from '../contract/mask.ts';
import type { RealRequest, RealResponse } from './call-real-api.ts';
import { recordMessages as messages } from './real-api.messages.ts';

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
  masks: Masks,
) {
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
      ...postDataOf(masks, request, fields),
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
        ...(masks.hides(url) ? { comment: messages.notKept } : contentOf(masks, bytes, mimeType)),
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

/**
 * The request's body with masked secrets. Of a text in which they cannot be found, only the hash is kept, which still tells
 * requests apart.
 */
function postDataOf(masks: Masks, { body: bytes, headers }: RealRequest, fields: RecordedCall['fields']) {
  if (bytes === null) return {};
  const { 'content-type': mimeType = '' } = headers;
  const maskedValue = (name: string, value: string) => (masks.body({ [name]: value }) as Record<string, string>)[name];
  if (fields)
    return {
      postData: { mimeType, params: fields.map(({ name, text }) => ({ name, value: maskedValue(name, text) })) },
    };
  if (!isTextType(mimeType))
    return { postData: { mimeType, text: Buffer.from(bytes).toString('base64'), encoding: 'base64' } };
  const body = Buffer.from(bytes).toString();
  if (isFormType(mimeType)) {
    const pairs = [...new URLSearchParams(body)].map(([name, value]): [string, string] => [
      name,
      maskedValue(name, value) ?? '',
    ]);
    return { postData: { mimeType, text: new URLSearchParams(pairs).toString() } };
  }
  try {
    if (isJsonType(mimeType)) return { postData: { mimeType, text: printJson(masks.body(parseJson(body))) } };
  } catch {
    // Kept as a hash, too.
  }
  return { postData: { mimeType, comment: messages.notKept, _sha256: hash('sha256', bytes) } };
}

function contentOf(masks: Masks, bytes: Buffer | undefined, mimeType: string) {
  if (!bytes) return { comment: messages.tooLarge(RECORDED_BODY_LIMIT) };
  const inBase64 = { text: bytes.toString('base64'), encoding: 'base64' };
  if (!isTextType(mimeType)) return inBase64;
  const text = textOf(bytes, mimeType);
  if (text === undefined) return inBase64;
  if (!isJsonType(mimeType) || text === '') return { text };
  try {
    const body = parseJson(text);
    const maskedText = printJson(masks.body(body));
    return { text: maskedText === printJson(body) ? text : maskedText };
  } catch {
    return { comment: messages.notKept };
  }
}

/** By the charset; undefined for bytes that are no text in it. */
function textOf(bytes: Buffer, mimeType: string): string | undefined {
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s;"]+)/i.exec(mimeType) ?? [];
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
