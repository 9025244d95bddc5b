import { judgeTask } from './test-results.ts';

const jestReport = (...statuses: string[]) =>
  JSON.stringify({
    testResults: [
      {
        name: '/shop/src/cart.spec.ts',
        status: statuses.includes('failed') ? 'failed' : 'passed',
        assertionResults: statuses.map((status, index) => ({ fullName: `cart ${index}`, status })),
      },
    ],
  });

it('a task without a result file counts as one check', () => {
  expect(judgeTask(true, undefined)).toEqual({ passed: 1, skipped: 0, failures: [] });
  expect(judgeTask(false, undefined)).toEqual({ passed: 0, skipped: 0, failures: ['failed'] });
});

it("Jest's tests are counted, skipped ones separately", () => {
  const report = jestReport('passed', 'passed', 'failed', 'pending', 'todo');
  expect(judgeTask(false, report)).toEqual({ passed: 2, skipped: 2, failures: ['cart.spec.ts: cart 2'] });
});

it('a spec file that could not be run is one failure', () => {
  const broken = JSON.stringify({ testResults: [{ name: 'a.spec.ts', status: 'failed', assertionResults: [] }] });
  expect(judgeTask(false, broken).failures).toEqual(['a.spec.ts: could not be run']);
});

it.each([
  ['the runner failed although its file says otherwise', false, jestReport('passed'), 'failed outside its tests'],
  ['the runner crashed before it wrote a file', false, null, 'failed before its first test'],
  ['there is no result file', true, null, 'no readable result file'],
  ['the result file is half written', true, '{"testResults": [', 'no readable result file'],
  ['the result file is of another kind', true, '{}', 'no readable result file'],
  ['no test ran', true, jestReport(), 'ran no test'],
  ['every test was skipped', true, jestReport('pending'), 'ran no test'],
])('a task fails when %s', (_, hasSucceeded, text, failure) => {
  expect(judgeTask(hasSucceeded, text).failures).toEqual([failure]);
});

describe("Playwright's report", () => {
  const report = (errors: { message: string }[], ...statuses: string[]) => {
    const specs = statuses.map((status) => ({ title: `is ${status}`, tests: [{ projectName: 'phone', status }] }));
    return JSON.stringify({
      errors,
      suites: [{ title: 'buy.e2e.ts', specs: [], suites: [{ title: 'a visitor', specs }] }],
    });
  };

  it('is counted through all nested groups; a flaky test has passed', () => {
    expect(judgeTask(false, report([], 'expected', 'flaky', 'unexpected', 'skipped'))).toEqual({
      passed: 2,
      skipped: 1,
      failures: ['buy.e2e.ts > a visitor > is unexpected [phone]'],
    });
  });

  it('counts an error outside the tests, such as a server that did not start', () => {
    const text = report([{ message: 'Error: port 4300 is taken\n  at ...' }]);
    expect(judgeTask(false, text).failures).toEqual(['Error: port 4300 is taken']);
  });
});
