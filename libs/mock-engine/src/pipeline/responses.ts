import { isJsonType } from '../contract/media-type.ts';
import { isSameVersion } from '../contract/accept-header.ts';
import { responseHeaders, cacheableHeaders, problemHeaders } from '../contract/response-headers.ts';
import type { ApiResponse, RawResponse } from '../contract/api-response.ts';
import type { ContractCall } from '../contract/contract.ts';
import { errorMessages as messages } from '../contract/error.messages.ts';
import type { RouteFinder } from '../contract/find-route.ts';
import { problem, type Problem } from '../contract/problem.ts';
import type { EngineRequest, EngineResponse } from './request.ts';

/** A problem (RFC 9457) outside the contract's calls, or with a status that the call does not declare. */
export function problemResponse(
  { status, body }: { status: number; body: Problem },
  headers?: Readonly<Record<string, string>>,
): EngineResponse {
  return { status, headers: { ...problemHeaders(status), ...headers }, body: JSON.stringify(body), json: body };
}

/** A call's response, in the media type that the contract declares. */
export function callResponse(call: ContractCall, response: ApiResponse, isForced = false): EngineResponse {
  const { status, body: json, isCacheable, violations } = response;
  // Serialised by listResponse.
  if (isCacheable) return { status, headers: cacheableHeaders, body: undefined, json, isCacheable, isForced };
  const headers = responseHeaders(call, response);
  // As JSON unless declared otherwise: a plain string such as an order id would be sent as text.
  const isText = typeof json === 'string' && !isJsonType(headers['content-type'] ?? '');
  const isUndescribed = response.media !== undefined;
  return {
    status,
    headers,
    body: isText ? json : JSON.stringify(json),
    json,
    violations,
    isForced,
    responseViolations: isUndescribed ? [] : undefined,
  };
}

/** Sends the bytes of a recording or a real API unchanged. */
export function rawResponse(
  { status, body: json }: ApiResponse,
  { headers, bytes, checked }: RawResponse,
): EngineResponse {
  return { status, headers, body: bytes, json, isForced: true, checked };
}

/** 404 for an unknown path, 405 for a wrong method. */
export function notFoundResponse(path: string, finder: Pick<RouteFinder, 'allowedAt'>): EngineResponse {
  const allow = finder.allowedAt(path);
  if (allow === '') return problemResponse(problem(404, { detail: messages.notFound }));
  return problemResponse(problem(405, { detail: messages.wrongMethod(allow) }), { allow });
}

interface SerialisedList {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

const lists = new WeakMap<object, Promise<SerialisedList>>();

/** A response with a cacheable list, which is serialised once; 304 to clients that have it. */
export async function listResponse(
  response: EngineResponse,
  { headers }: Pick<EngineRequest, 'headers'>,
): Promise<EngineResponse> {
  const key = response.json as object;
  const list = lists.get(key) ?? serialised(key);
  lists.set(key, list);
  const { bytes, etag } = await list;
  if (!isSameVersion(headers['if-none-match'] as string | undefined, etag))
    return { ...response, headers: { ...response.headers, etag }, body: bytes };
  const { 'content-type': _, ...others } = response.headers;
  return { status: 304, headers: { ...others, etag }, body: undefined, isForced: response.isForced };
}

async function serialised(list: unknown): Promise<SerialisedList> {
  const bytes = new TextEncoder().encode(JSON.stringify(list));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  // Weak, because it is the same with and without compression.
  return { bytes, etag: `W/"${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}"` };
}
