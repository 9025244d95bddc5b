import { operationTable } from '@shop/api-contract/generated/operations';
import type { AnswerMedia, OperationId } from '@shop/api-contract/operation';

import type { ApiAnswer } from './api-answer.ts';

export const mediaTypes: Record<AnswerMedia, string> = {
  json: 'application/json; charset=utf-8',
  problem: 'application/problem+json; charset=utf-8',
  none: 'application/json; charset=utf-8',
};

/** After how many seconds a refused call may be repeated. */
const RETRY_AFTER_SECONDS = '5';

type Headers = Readonly<Record<string, string>>;

/** Headers of a problem that belongs to no call. */
export function problemHeaders(status: number): Headers {
  return {
    'cache-control': 'no-store',
    'content-type': mediaTypes.problem,
    ...((status === 429 || status === 503) && { 'retry-after': RETRY_AFTER_SECONDS }),
  };
}

const known = new Map<OperationId, Headers[]>();

/** Headers of a call's answer, in the media type that the contract declares for it. */
export function answerHeaders(
  id: OperationId,
  { status, retryAfter }: Pick<ApiAnswer, 'status' | 'retryAfter'>,
): Headers {
  if (retryAfter !== undefined) return { ...makeHeaders(id, status), 'retry-after': String(retryAfter) };
  const byStatus = known.get(id) ?? [];
  if (byStatus.length === 0) known.set(id, byStatus);
  return (byStatus[status] ??= makeHeaders(id, status));
}

function makeHeaders(id: OperationId, status: number): Headers {
  const { answers, bearer } = operationTable[id];
  const declared: Readonly<Record<number, AnswerMedia>> = answers;
  return {
    ...problemHeaders(status),
    'content-type': mediaTypes[declared[status] ?? 'problem'],
    ...(status === 401 && bearer && { 'www-authenticate': 'Bearer' }),
  };
}
