import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationEntry, OperationId } from '@shop/api-contract/operation';
import type { Coverage } from '../client/control.types.ts';

export interface AnswerCount {
  readonly status: string;
  readonly count: number;
  readonly isDeclared: boolean;
}

export interface OperationCoverage {
  readonly operationId: OperationId;
  readonly answers: readonly AnswerCount[];
}

/**
 * Every operation with the count of each declared response, and of undeclared ones.
 */
export function coverageByOperation({ operations }: Coverage): OperationCoverage[] {
  return (Object.entries(operationTable) as [OperationId, OperationEntry][]).map(([operationId, { answers }]) => {
    const seen = operations[operationId] ?? {};
    const statuses = new Set([...Object.keys(answers), ...Object.keys(seen)]);
    return {
      operationId,
      answers: [...statuses].toSorted().map((status) => ({
        status,
        count: seen[status] ?? 0,
        isDeclared: answers[Number(status)] !== undefined,
      })),
    };
  });
}
