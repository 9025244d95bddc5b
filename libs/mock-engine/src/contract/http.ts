import { type ApiResponse, forStatus, type ContractCall } from './contract.ts';

/** In bytes, of a request; other limits are options. */
export const BODY_LIMIT = 10 * 1024 * 1024;

/** Nesting of lists and objects in received JSON. */
export const JSON_DEPTH_LIMIT = 64;

/** In bytes; a longer response of a real API is passed on, but not recorded. */
export const RECORDED_BODY_LIMIT = 10 * 1024 * 1024;

/** In bytes; enough for a browser's recording of a long session with pictures. */
export const HAR_LIMIT = 128 * 1024 * 1024;

/** Time until a request must have arrived completely. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** How often Node checks that timeout. */
export const TIMEOUT_CHECK_MS = 5_000;

/** Longer than common proxies keep an idle connection, so that the proxy closes it first. */
export const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** Node's own limit for request lines: no path parameter may fail before the contract check. */
export const PATH_PARAMETER_LIMIT = 16 * 1024;

/** What JSON is sent as, unless the contract says otherwise. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Whether a media type is JSON, such as `application/problem+json` or `text/x-json`; `*` means any, which is JSON here. */
export const isJsonType = (type: string): boolean => /^[^;]*\bjson\b|^\*\/\*$/i.test(type);

/** Whether a media type is that of a form without files. */
export const isFormType = (type: string): boolean => /^application\/x-www-form-urlencoded\b/i.test(type);

/** Whether bytes of a media type are text. */
export const isTextType = (type: string): boolean =>
  isJsonType(type) || isFormType(type) || /^text\/|\bxml\b|javascript/i.test(type);

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

const NO_CONTENT = 204;

/** Seconds after which a rejected call may be retried. */
const RETRY_AFTER_SECONDS = '5';

type Headers = Readonly<Record<string, string>>;

/** Whether a header can be sent with this value: no line breaks, one byte per character. */
export const isHeaderValue = (value: string): boolean => !/[^\t\x20-\x7e\x80-\xff]/.test(value);

/** Headers of every response: browsers must not guess another media type. */
export const commonHeaders = { 'x-content-type-options': 'nosniff' } as const;

/** Browsers cache a list but revalidate it, because it may differ after a restart. */
export const cacheableHeaders: Headers = { 'cache-control': 'no-cache', 'content-type': JSON_TYPE };

/** Headers of a problem outside the contract's calls. */
export function problemHeaders(status: number): Headers {
  return {
    'cache-control': 'no-store',
    'content-type': PROBLEM_TYPE,
    ...((status === 429 || status === 503) && { 'retry-after': RETRY_AFTER_SECONDS }),
  };
}

/** Headers of a call's response, with the media type that the contract declares. */
export function responseHeaders({ responses, isSecured }: ContractCall, response: ApiResponse): Headers {
  const { status, retryAfter, headers } = response;
  const { 'content-type': _, ...others } = problemHeaders(status);
  const declared = response.media ? undefined : forStatus(responses, status);
  const type = declared ? (declared.type ?? JSON_TYPE) : PROBLEM_TYPE;
  return {
    ...others,
    ...(status !== NO_CONTENT && { 'content-type': type }),
    ...(status === 401 && isSecured && { 'www-authenticate': 'Bearer' }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...headers,
  };
}

/** Whether an Accept or Accept-Encoding header names `token` itself and does not exclude it with `q=0`. */
export function accepts(header: string | undefined, token: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === token && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Whether an If-None-Match header names this version. */
export function isSameVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || weak(tag) === weak(etag));
}
