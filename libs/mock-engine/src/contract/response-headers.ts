import type { ApiResponse } from './api-response.ts';
import { forStatus, type ContractCall, type ResponseMedia } from './contract.ts';

const mediaTypes = {
  json: 'application/json; charset=utf-8',
  problem: 'application/problem+json; charset=utf-8',
  none: 'application/json; charset=utf-8',
} as const;

export const mediaTypeOf = (media: ResponseMedia): string =>
  Object.hasOwn(mediaTypes, media) ? mediaTypes[media as keyof typeof mediaTypes] : media;

const NO_CONTENT = 204;

/** Seconds after which a rejected call may be retried. */
const RETRY_AFTER_SECONDS = '5';

type Headers = Readonly<Record<string, string>>;

/** Headers of every response: browsers must not guess another media type. */
export const commonHeaders = { 'x-content-type-options': 'nosniff' } as const;

/** Browsers cache a list but revalidate it, because it may differ after a restart. */
export const cacheableHeaders: Headers = { 'cache-control': 'no-cache', 'content-type': mediaTypes.json };

/** Headers of a problem outside the contract's calls. */
export function problemHeaders(status: number): Headers {
  return {
    'cache-control': 'no-store',
    'content-type': mediaTypes.problem,
    ...((status === 429 || status === 503) && { 'retry-after': RETRY_AFTER_SECONDS }),
  };
}

/** Headers of a call's response, with the media type that the contract declares. */
export function responseHeaders({ responses, bearer }: ContractCall, response: ApiResponse): Headers {
  const { status, retryAfter, headers } = response;
  const { 'content-type': _, ...others } = problemHeaders(status);
  const media = response.media ?? forStatus(responses, status) ?? 'problem';
  return {
    ...others,
    ...(status !== NO_CONTENT && { 'content-type': mediaTypeOf(media) }),
    ...(status === 401 && bearer && { 'www-authenticate': 'Bearer' }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...headers,
  };
}
