import { operationTable } from './generated/operations.ts';
import type { OperationEntry, OperationId } from './operation.ts';

/** Calls, as often as each status was answered; status 0 stands for no answer. */
export type AnswerCounts = Partial<Record<OperationId, Partial<Record<number, number>>>>;

/** One call of the contract: which of its declared answers some traffic showed. */
export interface CallCoverage {
  operationId: OperationId;
  /** Every status that was answered, with how often. */
  counts: Partial<Record<number, number>>;
  /** Declared statuses that were answered. */
  seen: number[];
  /** Declared statuses that were not. */
  unseen: number[];
}

const calls = Object.entries(operationTable) as [OperationId, OperationEntry][];

/** How much of the contract some traffic showed, call by call in the order of openapi.yaml. */
export function answerCoverage(answered: AnswerCounts): CallCoverage[] {
  return calls.map(([operationId, { answers }]) => {
    const counts = answered[operationId] ?? {};
    const declared = Object.keys(answers).map(Number);
    return {
      operationId,
      counts,
      seen: declared.filter((status) => counts[status]),
      unseen: declared.filter((status) => !counts[status]),
    };
  });
}

/** The traffic of several runs as one. */
export function addAnswerCounts(all: readonly AnswerCounts[]): AnswerCounts {
  const sum: Record<string, Record<string, number>> = {};
  for (const answered of all) {
    for (const [operationId, counts] of Object.entries(answered)) {
      const total = (sum[operationId] ??= {});
      for (const [status, count] of Object.entries(counts)) total[status] = (total[status] ?? 0) + (count ?? 0);
    }
  }
  return sum;
}
