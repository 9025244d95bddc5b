import { newTable } from '../http/call.ts';

/** What was requested since the server started or the log was cleared. */
export interface ContractCoverage {
  /** Number of responses by call and status; status 0 means no response. */
  readonly operations: Record<string, Record<number, number>>;
  /** Requests with contract violations. */
  violations: number;
}

/** Counts what is requested. */
export function createContractCoverage() {
  let coverage: ContractCoverage = { operations: newTable(), violations: 0 };
  return {
    get: (): Readonly<ContractCoverage> => coverage,
    add(operationId: string, status: number): void {
      const statuses = (coverage.operations[operationId] ??= {});
      statuses[status] = (statuses[status] ?? 0) + 1;
    },
    addViolation: () => void (coverage.violations += 1),
    clear: () => void (coverage = { operations: newTable(), violations: 0 }),
  };
}
