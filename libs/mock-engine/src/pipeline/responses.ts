import { isJsonType, responseHeaders, cacheableHeaders, problemHeaders } from '../contract/http.ts';
import type { ApiResponse, RawResponse, ContractCall } from '../contract/contract.ts';
import { errorMessages as messages } from '../contract/contract.messages.ts';
import type { RouteFinder } from '../contract/routes.ts';
import { problem, type Problem } from '../contract/problem.ts';
import type { EngineResponse } from './request.ts';

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
  // Serialised once, by the list cache.
  if (isCacheable) return { status, headers: cacheableHeaders, body: undefined, json, isCacheable, isForced };
  const headers = responseHeaders(call, response);
  // As JSON unless declared otherwise: a plain string such as an id would be sent as text.
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
