import path from 'node:path';

/** The results of one task's tests or checks. */
export interface Tally {
  passed: number;
  skipped: number;
  /** The failed ones, by name. */
  failures: string[];
}

/** The relevant parts of `jest --json`. */
interface JestReport {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** The relevant parts of Playwright's JSON report. */
interface PlaywrightReport {
  suites: Suite[];
  /** Errors outside tests: a server that did not start, a spec that does not load. */
  errors: { message?: string }[];
}

interface Suite {
  title: string;
  specs: {
    title: string;
    tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
  suites?: Suite[];
}

/**
 * The tally of one task, from its result file where the runner writes one. The exit code outweighs the file: a failed task
 * has at least one failure. A success without any test is a failure too.
 *
 * @param resultText the result file's content: null when it is missing, undefined when the task writes none
 */
export function judgeTask(hasSucceeded: boolean, resultText: string | null | undefined): Tally {
  if (resultText === undefined)
    return { passed: hasSucceeded ? 1 : 0, skipped: 0, failures: hasSucceeded ? [] : ['failed'] };
  const tally = readResults(resultText);
  const failed = (failure: string) => ({ passed: 0, skipped: 0, ...tally, failures: [failure] });
  if (tally === null) return failed(hasSucceeded ? 'no readable result file' : 'failed before its first test');
  if (tally.failures.length > 0) return tally;
  if (!hasSucceeded) return failed('failed outside its tests');
  return tally.passed > 0 ? tally : failed('ran no test');
}

function readResults(text: string | null): Tally | null {
  try {
    const report = JSON.parse(text ?? '') as JestReport | PlaywrightReport;
    return 'testResults' in report ? countJest(report) : countPlaywright(report);
  } catch {
    return null;
  }
}

function countJest({ testResults }: JestReport): Tally {
  const tally: Tally = { passed: 0, skipped: 0, failures: [] };
  for (const { name, status, assertionResults } of testResults) {
    const file = path.basename(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const passed = assertionResults.filter((test) => test.status === 'passed');
    tally.passed += passed.length;
    tally.skipped += assertionResults.length - passed.length - failed.length;
    tally.failures.push(...failed.map(({ fullName }) => `${file}: ${fullName}`));
    // A spec file that does not load has no tests to count.
    if (status === 'failed' && failed.length === 0) tally.failures.push(`${file}: could not be run`);
  }
  return tally;
}

function countPlaywright({ suites, errors }: PlaywrightReport): Tally {
  const tally: Tally = { passed: 0, skipped: 0, failures: [] };
  for (const suite of suites) countSuite(suite, suite.title, tally);
  for (const { message = 'unknown error' } of errors) tally.failures.push(message.split('\n')[0] ?? '');
  return tally;
}

function countSuite({ specs, suites = [] }: Suite, above: string, tally: Tally): void {
  for (const { title, tests } of specs) {
    for (const { status, projectName } of tests) {
      if (status === 'skipped') tally.skipped += 1;
      else if (status === 'unexpected') tally.failures.push(`${above} > ${title} [${projectName}]`);
      else tally.passed += 1;
    }
  }
  for (const suite of suites) countSuite(suite, `${above} > ${suite.title}`, tally);
}
