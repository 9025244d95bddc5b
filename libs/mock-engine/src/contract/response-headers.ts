import type { ApiResponse } from './api-response.ts';
import { forStatus, type ContractCall } from './contract.ts';
import { JSON_TYPE } from './media-type.ts';

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
export function responseHeaders({ responses, bearer }: ContractCall, response: ApiResponse): Headers {
  const { status, retryAfter, headers } = response;
  const { 'content-type': _, ...others } = problemHeaders(status);
  const declared = response.media ? undefined : forStatus(responses, status);
  const type = declared ? (declared.type ?? JSON_TYPE) : PROBLEM_TYPE;
  return {
    ...others,
    ...(status !== NO_CONTENT && { 'content-type': type }),
    ...(status === 401 && bearer && { 'www-authenticate': 'Bearer' }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...headers,
  };
}
