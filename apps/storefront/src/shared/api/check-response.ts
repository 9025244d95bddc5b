import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { usableAnswer } from '@shop/api-contract/answer-check';
import { answerChecks } from '@shop/api-contract/generated/answer-checks';
import type { OperationId } from '@shop/api-contract/operation';
import { reportError } from '../report-error.ts';

/** A call's result from RTK Query's base query. */
type CallAnswer =
  | { data: unknown; error?: undefined; meta?: FetchBaseQueryMeta }
  | { data?: undefined; error: FetchBaseQueryError; meta?: FetchBaseQueryMeta };

/**
 * Checks a response against the contract: an invalid one is a failed call, invalid list items are left out and
 * reported. Reports contain paths, never values.
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
