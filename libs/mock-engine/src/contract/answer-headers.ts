import type { ApiAnswer } from './api-answer.ts';
import type { AnswerMedia, ContractCall } from './contract.ts';

export const mediaTypes: Record<AnswerMedia, string> = {
  json: 'application/json; charset=utf-8',
  problem: 'application/problem+json; charset=utf-8',
  none: 'application/json; charset=utf-8',
};

/** After how many seconds a refused call may be repeated. */
const RETRY_AFTER_SECONDS = '5';

type Headers = Readonly<Record<string, string>>;

/** What every answer says: browsers take it for what it is called, and nothing else. */
export const commonHeaders = { 'x-content-type-options': 'nosniff' } as const;

/** A list that never changes is kept by browsers, but asked about each time: after a restart it may be another. */
export const frozenHeaders: Headers = { 'cache-control': 'no-cache', 'content-type': mediaTypes.json };

/** Headers of a problem that belongs to no call. */
export function problemHeaders(status: number): Headers {
  return {
    'cache-control': 'no-store',
    'content-type': mediaTypes.problem,
    ...((status === 429 || status === 503) && { 'retry-after': RETRY_AFTER_SECONDS }),
  };
}

const known = new WeakMap<ContractCall, Headers[]>();

/** Headers of a call's answer, in the media type that the contract declares for it. */
export function answerHeaders(call: ContractCall, { status, retryAfter }: ApiAnswer): Headers {
  if (retryAfter !== undefined) return { ...makeHeaders(call, status), 'retry-after': String(retryAfter) };
  const byStatus = known.get(call) ?? [];
  if (byStatus.length === 0) known.set(call, byStatus);
  return (byStatus[status] ??= makeHeaders(call, status));
}

function makeHeaders({ answers, bearer }: ContractCall, status: number): Headers {
  return {
    ...problemHeaders(status),
    'content-type': mediaTypes[answers[status] ?? 'problem'],
    ...(status === 401 && bearer && { 'www-authenticate': 'Bearer' }),
  };
}
