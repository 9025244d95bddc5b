import type { Call, Content, DeclaredResponse, MockedWorld } from '../document/calls.ts';
import type { ApiResponse, RawResponse } from '../http/call.ts';
import { contractMessages, errorMessages as messages } from '../http/contract.messages.ts';
import {
  forStatus,
  bodilessStatuses,
  cacheableHeaders,
  isJsonType,
  JSON_TYPE,
  negotiate,
  PROBLEM_TYPE,
  problemHeaders,
  responseHeaders,
  encodeHeaders,
  matchesEtag,
} from '../http/http.ts';
import { printJson } from '../http/json.ts';
import { problem, type Problem } from '../http/problem.ts';
import type { RouteFinder } from '../http/routes.ts';
import { inDeclaredShape, canSendAs, exampleBody, exampleResponse } from '../samples/declared-response.ts';
import { concreteType, writeBody } from '../samples/write-body.ts';
import { memoized } from '../store/lazy.ts';
import { toHex } from '../store/sources.ts';
import type { EngineResponse, EngineRequest } from './request.ts';

/** A problem (RFC 9457) outside the contract's calls, or with a status that the call does not declare. */
export function problemResponse(
  { status, body }: { status: number; body: Problem },
  headers?: Readonly<Record<string, string>>,
): EngineResponse {
  const sent = { ...problemHeaders(status), ...(headers && encodeHeaders(headers)) };
  return { status, headers: sent, body: printJson(body), json: body };
}

const negotiateContent = (contents: readonly Content[], accept: string | undefined): Content | undefined =>
  negotiate(
    contents.map((content) => ({ type: concreteType(content.type), content })),
    accept,
  )?.content;

/** A call's response, in the media type that the client prefers of those that the contract declares. */
export function callResponse(
  { request, world }: { request: Pick<EngineRequest, 'headers'>; world: MockedWorld },
  call: Call,
  given: ApiResponse,
  isForced = false,
): EngineResponse {
  const accept = request.headers['accept'] as string | undefined;
  const { status, isCacheable, violations } = given;
  const declared = given.media ? undefined : forStatus(call.byStatus, status);
  const media = declared?.contents ?? [];
  const [first] = media;
  const preferred = media.length > 1 ? (negotiateContent(media, accept) ?? first) : first;
  const vary = media.length > 1 ? { vary: 'Accept' } : undefined;
  // Serialised once, by the list cache.
  if (isCacheable && preferred === first) {
    const headers = { ...cacheableHeaders, ...vary };
    return { status, headers, body: undefined, json: given.body, isCacheable, isForced };
  }

  const response = withDeclaredBody(call, given, world);
  const isBytes = response.body instanceof Uint8Array;
  const isExample = given.declared !== undefined || (given.isExample === true && !isForced);
  const fits =
    preferred === first ||
    isBytes ||
    response.headers?.['content-type'] !== undefined ||
    (declared && preferred && canSendAs(declared, preferred, response.body, isExample));
  // What a situation responds is not replaced by a value of another type.
  const isReplaced = !fits && (!isForced || given.declared !== undefined);
  const chosen = fits || isReplaced ? preferred : first;
  const json = isReplaced && chosen ? exampleBody(call, chosen, world, given.declared?.example) : response.body;
  const { type, body } = bodilessStatuses.has(status)
    ? noBody
    : serializeBody(declared, chosen, response.headers, json);
  const headers = Object.assign(responseHeaders(call, response, type), vary);
  const responseViolations = given.media !== undefined || chosen !== first || isBytes ? [] : undefined;
  return { status, headers, body, json: isBytes ? undefined : json, violations, isForced, responseViolations };
}

/** With the body and headers that the contract has for the status, where they stand for one. */
export function withDeclaredBody(call: Call, response: ApiResponse, world: MockedWorld): ApiResponse {
  const declared = response.declared && forStatus(call.byStatus, response.status);
  if (!declared) return response;
  const { headers, body } = exampleResponse(call, declared, world, response.declared?.example);
  return { ...response, declared: undefined, body, headers: { ...headers, ...response.headers } };
}

const noBody = { type: undefined, body: undefined };

function serializeBody(
  declared: DeclaredResponse | undefined,
  content: Content | undefined,
  headers: ApiResponse['headers'],
  json: unknown,
): { type: string | undefined; body: EngineResponse['body'] } {
  const own = headers?.['content-type']?.toString();
  if (content && own === undefined) {
    const { type, body } = writeBody(content, json);
    return body.length > 0 ? { type, body } : noBody;
  }
  if (json === undefined) return noBody;
  const type = own ?? (declared ? JSON_TYPE : PROBLEM_TYPE);
  if (json instanceof Uint8Array) return { type, body: json };
  // As JSON unless it is something else: a plain string such as an id would be sent as text.
  return { type, body: typeof json === 'string' && !isJsonType(type) ? json : printJson(json) };
}

/** 406 when a client accepts none of the types of a success; undefined otherwise. */
export function refuseUnacceptable(call: Call, accept: string | undefined): ApiResponse | undefined {
  if (accept === undefined || accept === '*/*') return undefined;
  const statuses = Object.keys(call.byStatus).filter((status) => status.startsWith('2'));
  const successes = (statuses.length > 0 ? statuses : ['default']).map((one) => call.byStatus[one]?.contents ?? []);
  if (successes.some((media) => media.length === 0 || negotiateContent(media, accept))) return undefined;
  const types = [...new Set(successes.flatMap((media) => media.map(({ type }) => concreteType(type))))];
  return inDeclaredShape(call, problem(406, { detail: contractMessages.notAcceptable(types) }));
}

/** Sends the bytes of a recording or a real API unchanged. */
export function rawResponse(
  { status, body: json }: ApiResponse,
  { headers, bytes, violations }: RawResponse,
): EngineResponse {
  const sent = encodeHeaders(headers);
  return { status, headers: sent, body: bytes, json, isForced: true, responseViolations: violations };
}

/** What a situation responds outside the contract's calls. */
export function forcedResponse(given: ApiResponse): EngineResponse {
  const { status } = given;
  const isError = status >= 400;
  const headers = isError ? given.headers : { 'content-type': JSON_TYPE, ...given.headers };
  const json = given.body ?? (isError ? problem(status).body : undefined);
  const { type, body } = bodilessStatuses.has(status) ? noBody : serializeBody(undefined, undefined, headers, json);
  return { status, headers: responseHeaders({ credentials: [] }, given, type), body, json, isForced: true };
}

/** 404 for an unknown path, 405 for a wrong method. */
export function notFoundResponse(path: string, finder: Pick<RouteFinder, 'allowedAt' | 'nearest'>): EngineResponse {
  const allow = finder.allowedAt(path);
  if (allow === '') return problemResponse(problem(404, { detail: messages.notFound(finder.nearest(path)) }));
  return problemResponse(problem(405, { detail: messages.wrongMethod(allow) }), { allow });
}

/** A list that stays the same while the server runs, serialised once; 304 to clients that have it. */
export async function listResponse(
  response: EngineResponse,
  { headers }: Pick<EngineRequest, 'headers'>,
): Promise<EngineResponse> {
  const { bytes, etag } = await serializeList(response.json as object);
  if (!matchesEtag(headers['if-none-match'] as string | undefined, etag))
    return { ...response, headers: { ...response.headers, etag }, body: bytes };
  const { 'content-type': _, ...kept } = response.headers;
  return { status: 304, headers: { ...kept, etag }, body: undefined, isForced: response.isForced };
}

const serializeList = memoized(async (json: object) => {
  const bytes = new TextEncoder().encode(printJson(json));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  // Weak: a proxy may compress it.
  return { bytes, etag: `W/"${toHex(digest)}"` };
});
