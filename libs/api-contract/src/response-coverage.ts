import type { OperationId } from './operation.ts';

/** Response counts by call and status; 0 means no response. */
export type ResponseCounts = Partial<Record<OperationId, Partial<Record<number, number>>>>;

/** The key of a call's request, beside the statuses of its responses. */
export const REQUEST = 'request';

/** Fields seen in traffic, by call and by `request` or status (field-names.ts). */
export type ObservedFields = Partial<Record<OperationId, Readonly<Record<string, readonly string[]>>>>;

/** The contract coverage of some traffic. */
export interface CoverageData {
  readonly counts: ResponseCounts;
  readonly fields: ObservedFields;
}
