import path from 'node:path';
import { beginningOf } from './beginning-of.ts';
import type { Tally } from './tally.ts';

interface JestReport {
  testResults: {
    /** The spec's file. */
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/**
 * Counts what `jest --json` wrote.
 *
 * A spec file that could not be run at all has no tests to count, and is counted as one that failed.
 */
export function readJestResults(text: string): Tally {
  const { testResults } = JSON.parse(text) as JestReport;
  const tally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const { name, status, assertionResults } of testResults) {
    const file = path.basename(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const passed = assertionResults.filter((test) => test.status === 'passed');
    tally.passed += passed.length;
    tally.failed += failed.length;
    tally.skipped += assertionResults.length - passed.length - failed.length;
    tally.failures.push(
      ...failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}${beginningOf(failureMessages?.[0])}`),
    );
    if (status === 'failed' && failed.length === 0) {
      tally.failed += 1;
      tally.failures.push(`${file}: could not be run`);
    }
  }
  return tally;
}
