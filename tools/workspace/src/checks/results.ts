import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The results of one task's tests or checks. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The failed ones by name, each with the first lines of its message. */
  failures: string[];
}

/** The relevant parts of `jest --json`. */
interface JestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** The relevant parts of Playwright's JSON report. */
interface PlaywrightReport {
  suites: Suite[];
  /** Errors outside tests: a server that did not start, a spec that does not load. */
  errors: { message?: string }[];
}

interface Suite {
  title: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: Suite[];
}

interface PlaywrightTest {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results?: { error?: { message?: string } }[];
}

/** Lines shown of a failure's message. */
const MAX_MESSAGE_LINES = 12;

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const oneFailure = (name: string): Tally => ({ ...NOTHING, failed: 1, failures: [name] });

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = (count: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[count], 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures };
}

/**
 * The tally of one task, from its result file where the runner writes one. The runner's exit code outweighs the file: a
 * failed task has at least one failure. A success without any test is a failure too.
 *
 * @param name for the failures, for example `unit of domain`
 * @param resultText the result file's content: null when it is missing, undefined when the task writes none
 */
export function judgeTask(name: string, hasSucceeded: boolean, resultText: string | null | undefined): Tally {
  if (resultText === undefined) return hasSucceeded ? { ...NOTHING, passed: 1 } : oneFailure(`${name}: failed`);

  const tally = readResults(resultText);
  if (tally === null)
    return oneFailure(`${name}: ${hasSucceeded ? 'no readable result file' : 'failed before its first test'}`);
  if (tally.failed > 0) return { ...tally, failures: tally.failures.map((test) => `${name}: ${test}`) };
  if (!hasSucceeded) return { ...oneFailure(`${name}: failed outside its tests`), passed: tally.passed };
  return tally.passed > 0 ? tally : oneFailure(`${name}: ran no test`);
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
  const tally: Tally = { ...NOTHING, failures: [] };
  for (const { name, status, assertionResults } of testResults) {
    const file = path.basename(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const passed = assertionResults.filter((test) => test.status === 'passed');
    tally.passed += passed.length;
    tally.skipped += assertionResults.length - passed.length - failed.length;
    for (const { fullName, failureMessages } of failed)
      tally.failures.push(`${file}: ${fullName}${firstLinesOf(failureMessages?.[0])}`);
    // A spec file that does not load has no tests to count.
    if (status === 'failed' && failed.length === 0) tally.failures.push(`${file}: could not be run`);
  }
  return { ...tally, failed: tally.failures.length };
}

function countPlaywright({ suites, errors }: PlaywrightReport): Tally {
  const tally: Tally = { ...NOTHING, failures: [] };
  for (const suite of suites) countSuite(suite, suite.title, tally);
  for (const { message = 'unknown error' } of errors) tally.failures.push(message.split('\n')[0] ?? '');
  return { ...tally, failed: tally.failures.length };
}

function countSuite({ specs, suites = [] }: Suite, above: string, tally: Tally): void {
  for (const { title, tests } of specs) {
    for (const { status, projectName, results = [] } of tests) {
      if (status === 'skipped') tally.skipped += 1;
      else if (status !== 'unexpected') tally.passed += 1;
      else {
        const message = results.find(({ error }) => error)?.error?.message;
        tally.failures.push(`${above} > ${title} [${projectName}]${firstLinesOf(message)}`);
      }
    }
  }
  for (const suite of suites) countSuite(suite, `${above} > ${suite.title}`, tally);
}

/** The first lines of a failure's message, indented below its title, without the stack. */
function firstLinesOf(message = ''): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, MAX_MESSAGE_LINES)
    .map((line) => `\n        ${line}`)
    .join('');
}
