import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { usableAnswer } from '@shop/api-contract/answer-check';
import { answerChecks } from '@shop/api-contract/generated/answer-checks';
import type { OperationId } from '@shop/api-contract/operation';
import { reportError } from '../report-error.ts';

/** What a call brought, as RTK Query's base query gives it. */
type CallAnswer =
  | { data: unknown; error?: undefined; meta?: FetchBaseQueryMeta }
  | { data?: undefined; error: FetchBaseQueryError; meta?: FetchBaseQueryMeta };

/**
 * The answer as the contract has it: an answer in another shape is a failed call, and items of a list that do not fit are
 * left out and reported. The report names places, never what stood there.
 */
export function checkResponse(operation: string, answer: CallAnswer): CallAnswer {
  const check = answerChecks[operation as OperationId];
  if (!check || answer.error) return answer;

  const taken = usableAnswer(check, answer.data);
  if (!taken.ok) {
    const error = `The answer to ${operation} breaks the contract: ${taken.fault || 'as a whole'}`;
    return { error: { status: 'CUSTOM_ERROR', error }, ...(answer.meta && { meta: answer.meta }) };
  }
  if (taken.leftOut.length > 0) reportError(`items of ${operation} that break the contract`, taken.leftOut);
  return { ...answer, data: taken.body };
}
