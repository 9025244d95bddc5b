import type { ApiAnswer } from './api-answer.ts';
import type { AnswerMedia, ContractCall } from './contract.ts';

export const mediaTypes: Record<AnswerMedia, string> = {
  json: 'application/json; charset=utf-8',
  problem: 'application/problem+json; charset=utf-8',
  none: 'application/json; charset=utf-8',
};

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
export function answerHeaders({ answers, bearer }: ContractCall, { status, retryAfter }: ApiAnswer): Headers {
  return {
    ...problemHeaders(status),
    'content-type': mediaTypes[answers[status] ?? 'problem'],
    ...(status === 401 && bearer && { 'www-authenticate': 'Bearer' }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
}
