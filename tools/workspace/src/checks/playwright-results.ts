import { beginningOf } from './beginning-of.ts';
import type { Tally } from './tally.ts';

interface PlaywrightReport {
  suites: Suite[];
  /** What went wrong outside of any test: a server that did not start, a spec that does not load. */
  errors: { message?: string }[];
}

interface Suite {
  title: string;
  specs: { title: string; tests: Test[] }[];
  suites?: Suite[];
}

interface Test {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results?: { error?: { message?: string } }[];
}

/** Counts what Playwright's JSON reporter wrote; an error outside of the tests counts as one that failed. */
export function readPlaywrightResults(text: string): Tally {
  const report = JSON.parse(text) as PlaywrightReport;
  const tally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const suite of report.suites) countSuite(suite, [], tally);
  for (const { message = 'an error without words' } of report.errors) {
    tally.failed += 1;
    tally.failures.push(message.split('\n')[0] ?? message);
  }
  return tally;
}

function countSuite(suite: Suite, above: string[], tally: Tally): void {
  const titles = [...above, suite.title];
  for (const { title, tests } of suite.specs) {
    for (const { status, projectName, results = [] } of tests) {
      if (status === 'skipped') {
        tally.skipped += 1;
      } else if (status === 'unexpected') {
        tally.failed += 1;
        const message = results.find(({ error }) => error)?.error?.message;
        tally.failures.push(`${[...titles, title].join(' > ')} [${projectName}]${beginningOf(message)}`);
      } else {
        tally.passed += 1;
      }
    }
  }
  for (const inner of suite.suites ?? []) countSuite(inner, titles, tally);
}
