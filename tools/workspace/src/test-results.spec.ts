import { judgeTask } from './test-results.ts';

const jestReport = (numPassedTests: number, others: object = {}) =>
  JSON.stringify({ numPassedTests, numFailedTests: 0, numRuntimeErrorTestSuites: 0, numPendingTests: 0, ...others });
const playwrightReport = (stats: object, ...errors: object[]) =>
  JSON.stringify({ stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0, ...stats }, errors });

it.each([
  ['without a result file', undefined, { passed: 1, failed: 0, skipped: 0 }],
  ['of Jest', jestReport(3, { numPendingTests: 1 }), { passed: 3, failed: 0, skipped: 1 }],
  ['of Playwright', playwrightReport({ expected: 2, flaky: 1, skipped: 4 }), { passed: 3, failed: 0, skipped: 4 }],
])('counts a successful task %s', (_, text, totals) => {
  expect(judgeTask(true, text)).toEqual(totals);
});

it.each([
  ['without a result file', undefined, 0, 1],
  ['with a failed test', jestReport(2, { numFailedTests: 2 }), 2, 2],
  ['with a spec file that could not be run', jestReport(2, { numRuntimeErrorTestSuites: 1 }), 2, 1],
  ['whose file says otherwise', jestReport(2), 2, 1],
  ['that wrote no file', null, 0, 1],
  ['with a failed browser test', playwrightReport({ expected: 5, unexpected: 1 }), 5, 1],
  ['whose server did not start', playwrightReport({}, { message: 'Timed out' }), 0, 1],
])('counts a failed task %s', (_, text, passed, failed) => {
  expect(judgeTask(false, text)).toMatchObject({ passed, failed });
});

it.each([
  ['wrote no result file', null],
  ['wrote half of it', '{"numPassedTests": 1'],
  ['wrote another kind of file', '{}'],
  ['ran no test', jestReport(0)],
  ['skipped every test', jestReport(0, { numPendingTests: 3 })],
])('a task that succeeded fails when it %s', (_, text) => {
  expect(judgeTask(true, text)).toMatchObject({ passed: 0, failed: 1 });
});
