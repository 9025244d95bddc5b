/** Totals of one task. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What is used of `jest --json` and of Playwright's JSON report. */
type Report =
  | { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number; numPendingTests: number }
  | { stats: { expected: number; flaky: number; unexpected: number; skipped: number }; errors: unknown[] };

/**
 * The totals of one task, from its result file where the runner writes one. The exit code outweighs the file: a failed
 * task has at least one failure. A success without any test is a failure too.
 *
 * @param resultText the result file's content: null when it is missing, undefined when the task writes none
 */
export function judgeTask(hasSucceeded: boolean, resultText: string | null | undefined): Tally {
  if (resultText === undefined) return { passed: hasSucceeded ? 1 : 0, failed: hasSucceeded ? 0 : 1, skipped: 0 };
  const tally = readResults(resultText);
  const isRight = hasSucceeded && tally.passed > 0;
  return isRight ? tally : { ...tally, failed: Math.max(tally.failed, 1) };
}

function readResults(text: string | null): Tally {
  try {
    const report = JSON.parse(text ?? '') as Report;
    if ('stats' in report) {
      const { expected, flaky, unexpected, skipped } = report.stats;
      return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
    }
    const {
      numPassedTests: passed = 0,
      numFailedTests = 0,
      numRuntimeErrorTestSuites = 0,
      numPendingTests = 0,
    } = report;
    return { passed, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
