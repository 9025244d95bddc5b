import { judgeTask } from './results.ts';

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

it('a check without a result file counts as one', () => {
  expect(judgeTask('lint of domain', true, undefined)).toMatchObject({ passed: 1, failed: 0 });
  expect(judgeTask('lint of domain', false, undefined)).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ['lint of domain: failed'],
  });
});

describe("Jest's tests", () => {
  it('are counted from the result file, skipped ones separately', () => {
    const report = jestReport('passed', 'passed', 'failed', 'pending', 'todo');
    expect(judgeTask('unit of domain', false, report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      failures: ['unit of domain: cart.spec.ts: cart 2'],
    });
  });

  it('that failed say why, in a few lines', () => {
    const failureMessages = ['\u001b[31mExpected: 2\u001b[39m\n\nReceived: 3\n    at cart.spec.ts:7:3'];
    const assertionResults = [{ fullName: 'cart adds', status: 'failed', failureMessages }];
    const report = JSON.stringify({ testResults: [{ name: 'cart.spec.ts', status: 'failed', assertionResults }] });
    expect(judgeTask('unit of domain', false, report).failures).toEqual([
      'unit of domain: cart.spec.ts: cart adds\n        Expected: 2\n        Received: 3',
    ]);
  });

  it('count a spec file that could not be run as one failure', () => {
    const broken = JSON.stringify({ testResults: [{ name: 'a.spec.ts', status: 'failed', assertionResults: [] }] });
    expect(judgeTask('unit of domain', false, broken)).toMatchObject({
      failed: 1,
      failures: ['unit of domain: a.spec.ts: could not be run'],
    });
  });

  it('have failed when the runner failed, even if its file says otherwise', () => {
    expect(judgeTask('unit of domain', false, jestReport('passed'))).toMatchObject({ passed: 1, failed: 1 });
  });

  it('have failed when the runner crashed before it wrote a file', () => {
    expect(judgeTask('unit of domain', false, null)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['unit of domain: failed before its first test'],
    });
  });

  it.each([null, '', '{}', 'half a fi'])('have failed when the result file is %p', (text) => {
    expect(judgeTask('unit of domain', true, text)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['unit of domain: no readable result file'],
    });
  });

  it.each([[[]], [['pending']]])('have failed when none ran: %j', (statuses: string[]) => {
    expect(judgeTask('unit of domain', true, jestReport(...statuses))).toMatchObject({
      failed: 1,
      failures: ['unit of domain: ran no test'],
    });
  });
});

describe("Playwright's tests", () => {
  const report = (errors: { message: string }[], ...statuses: string[]) => {
    const specs = statuses.map((status) => ({ title: `is ${status}`, tests: [{ projectName: 'phone', status }] }));
    return JSON.stringify({
      errors,
      suites: [{ title: 'buy.e2e.ts', specs: [], suites: [{ title: 'a visitor', specs }] }],
    });
  };

  it('are counted through all nested groups; a flaky one has passed', () => {
    expect(judgeTask('e2e of shop', false, report([], 'expected', 'flaky', 'unexpected', 'skipped'))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ['e2e of shop: buy.e2e.ts > a visitor > is unexpected [phone]'],
    });
  });

  it('count an error outside them, such as a server that did not start', () => {
    const text = report([{ message: 'Error: port 4300 is taken\n  at ...' }]);
    expect(judgeTask('e2e of shop', false, text)).toMatchObject({
      failed: 1,
      failures: ['e2e of shop: Error: port 4300 is taken'],
    });
  });
});
