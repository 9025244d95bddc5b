/** What became of the tests (or checks) of one project in one step. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The failed ones by name. */
  failures: string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function addTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
    }),
    NOTHING,
  );
}
