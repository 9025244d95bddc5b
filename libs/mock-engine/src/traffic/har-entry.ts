import { hash } from 'node:crypto';

import type { Target } from '../faults/fault.ts';
import { isFormType, isJsonType, isMultipartForm, isTextType, RECORDED_BODY_LIMIT } from '../http/http.ts';
import { secretFieldsOf } from '../schema/direction.ts';
import { printJson } from '../store/exact-json.ts';
import { jsonWith } from './har.ts';
import { recordMessages as messages } from './real-api.messages.ts';

/** A request to a real API. */
export interface RealRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Its complete response. */
export interface RealResponse {
  readonly startedAt: Date;
  /** Milliseconds until it was complete. */
  readonly time: number;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Pick<Headers, 'get'> & Iterable<[string, string]>;
  readonly bytes: Buffer;
  /** Undefined for bytes, and above {@link RECORDED_BODY_LIMIT}. */
  readonly text: string | undefined;
  /** Undefined where the text is no JSON. */
  readonly body: unknown;
  /** Contract violations. */
  readonly violations: readonly string[];
}

/** A HAR entry (1.2) with masked secrets; unknown sizes are -1. @param target the request as this server got it */
export function harEntryOf(target: Target, request: RealRequest, response: RealResponse) {
  const { contract, operationId } = target;
  const { masks } = contract;
  const secretFields = secretFieldsOf(contract, operationId);
  const hide = (body: unknown) => masks.body(body, secretFields);
  const headerList = (headers: Iterable<readonly [string, string]>) =>
    [...headers].map(([name, value]) => ({ name, value: masks.header(name, value) }));
  const url = masks.url(request.url.href);
  const { status, statusText, headers, bytes, time, violations } = response;
  const mimeType = headers.get('content-type') ?? '';
  return {
    startedDateTime: response.startedAt.toISOString(),
    time,
    request: {
      method: request.method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headerList(Object.entries(request.headers)),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(request.body && { postData: postDataOf(target, request.body, hide) }),
      headersSize: -1,
      bodySize: request.body?.length ?? 0,
    },
    response: {
      status,
      statusText,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headerList(headers),
      content: {
        size: bytes.length,
        mimeType,
        ...(masks.hides(url) ? { comment: messages.notKept } : contentOf(response, mimeType, hide)),
      },
      redirectURL: masks.url(headers.get('location') ?? ''),
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    _operationId: operationId,
    ...(violations.length > 0 && { comment: messages.breaks(violations) }),
  };
}

type Hide = (body: unknown) => unknown;

/**
 * The request's body with masked secrets. Of a text in which they cannot be found, only the hash is kept, which still tells
 * requests apart.
 */
function postDataOf({ body, headers }: Target, sent: Uint8Array, hide: Hide) {
  const mimeType = String(headers?.['content-type'] ?? '');
  const bytes = Buffer.from(sent);
  if (isMultipartForm(mimeType)) return { mimeType, params: paramsOf(hide(body) as object) };
  if (isFormType(mimeType)) return { mimeType, text: formWith(bytes.toString(), hide) };
  if (isJsonType(mimeType)) return { mimeType, text: jsonWith(bytes.toString(), body, hide) };
  if (body instanceof Uint8Array) return { mimeType, text: bytes.toString('base64'), encoding: 'base64' };
  return { mimeType, comment: messages.notKept, _sha256: hash('sha256', bytes) };
}

const paramsOf = (fields: object) =>
  Object.entries(fields).flatMap(([name, values]) =>
    [values as unknown].flat().map((value) => ({ name, value: typeof value === 'string' ? value : printJson(value) })),
  );

/** A form with masked secrets. */
function formWith(text: string, hide: Hide): string {
  const hidden = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(text))
    hidden.append(name, (hide({ [name]: value }) as Readonly<Record<string, string>>)[name] ?? '');
  return hidden.toString();
}

function contentOf({ bytes, text, body }: RealResponse, mimeType: string, hide: Hide) {
  if (bytes.length > RECORDED_BODY_LIMIT) return { comment: messages.tooLarge(RECORDED_BODY_LIMIT) };
  if (text === undefined || !isTextType(mimeType)) return { text: bytes.toString('base64'), encoding: 'base64' };
  if (isFormType(mimeType)) return { text: formWith(text, hide) };
  if (!isJsonType(mimeType) || text === '') return { text };
  return body === undefined ? { comment: messages.notKept } : { text: jsonWith(text, body, hide) };
}
