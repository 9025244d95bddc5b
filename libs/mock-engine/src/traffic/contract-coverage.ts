import { newTable } from '../http/call.ts';
import { fieldNames } from './field-names.ts';

/** What was requested since the server started or the log was cleared. */
export interface ContractCoverage {
  /** Number of responses by call and status; status 0 means no response. */
  readonly operations: Record<string, Record<number, number>>;
  /** Requests with contract violations. */
  violations: number;
  /** Fields seen, by call and by `request` or status; none before they are collected. */
  readonly fields: Record<string, Record<string, string[]>>;
}

/** The key of a call's request, beside the statuses of its responses. */
export const REQUEST = 'request';

/** What some traffic covered, as commands pass it on. */
export interface CoverageData {
  /** Responses by call and status; 0 means no response. */
  readonly counts: ContractCoverage['operations'];
  readonly fields: ContractCoverage['fields'];
}

interface Covered {
  readonly operationId: string | undefined;
  readonly status: number;
  readonly request: unknown;
  readonly response: unknown;
}

/** Counts what is requested. */
export function createContractCoverage() {
  let isCollecting = false;
  let coverage: ContractCoverage = { operations: newTable(), violations: 0, fields: newTable() };
  return {
    get: (): Readonly<ContractCoverage> => coverage,
    add({ operationId, status, request, response }: Covered): void {
      if (!operationId) return;
      const statuses = (coverage.operations[operationId] ??= {});
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!isCollecting) return;
      const parts = (coverage.fields[operationId] ??= {});
      for (const [part, body] of [[REQUEST, request] as const, [String(status), response] as const])
        parts[part] = [...new Set([...(parts[part] ?? []), ...fieldNames(body)])].sort();
    },
    addViolation: () => void (coverage.violations += 1),
    /** Collects fields from now on, which costs time and is rarely needed. */
    collectFields: () => void (isCollecting = true),
    /** Keeps the fields. */
    clear: () => void (coverage = { operations: newTable(), violations: 0, fields: coverage.fields }),
  };
}
