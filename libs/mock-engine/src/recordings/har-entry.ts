import { RECORDED_BODY_LIMIT, isFormType, isJsonType, isTextType } from '../contract/http.ts';
import { parseJson } from '../contract/json.ts';
import { printJson } from '../store/exact-json.ts';
import type { Masks } from '../contract/mask.ts';
import type { RealRequest, RealResponse } from './call-real-api.ts';
import { recordMessages as messages } from './real-api.messages.ts';

/** A request to a real API and its complete response. */
export interface RecordedCall {
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
  { operationId, startedAt, wait, receive, request, response, bytes, size, violations }: RecordedCall,
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
      ...postDataOf(masks, request),
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
      redirectURL: '',
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

/** The request's body with masked secrets; one in which they cannot be found is left out. */
function postDataOf(masks: Masks, { body: bytes, headers }: RealRequest) {
  if (bytes === null) return {};
  const body = Buffer.from(bytes).toString();
  const { 'content-type': mimeType = '' } = headers;
  if (isJsonType(mimeType)) return { postData: { mimeType, text: printJson(masks.body(parseJson(body))) } };
  if (!isFormType(mimeType)) return { postData: { mimeType, comment: messages.notKept } };
  const fields = masks.body(Object.fromEntries(new URLSearchParams(body))) as Record<string, string>;
  return { postData: { mimeType, text: new URLSearchParams(fields).toString() } };
}

function contentOf(masks: Masks, bytes: Buffer | undefined, mimeType: string) {
  if (!bytes) return { comment: messages.tooLarge(RECORDED_BODY_LIMIT) };
  if (!isTextType(mimeType)) return { text: bytes.toString('base64'), encoding: 'base64' };
  const text = bytes.toString();
  if (!isJsonType(mimeType) || text === '') return { text };
  try {
    const body = parseJson(text);
    const maskedText = printJson(masks.body(body));
    return { text: maskedText === printJson(body) ? text : maskedText };
  } catch {
    return { comment: messages.notKept };
  }
}
