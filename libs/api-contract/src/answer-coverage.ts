import type { OperationId } from './operation.ts';

/** Calls, as often as each status was answered; status 0 stands for no answer. */
export type AnswerCounts = Partial<Record<OperationId, Partial<Record<number, number>>>>;

/** Names a call's request among its answers. */
export const REQUEST = 'request';

/** Fields that some traffic showed, by call and by `request` or the answer's status (field-names.ts). */
export type ObservedFields = Partial<Record<OperationId, Readonly<Record<string, readonly string[]>>>>;

/** How much of the contract some traffic showed. */
export interface CoverageData {
  readonly counts: AnswerCounts;
  readonly fields: ObservedFields;
}
