import { followRun, type ToldTask } from './progress.ts';

const jestReport = (...statuses: string[]) => {
  const assertionResults = statuses.map((status, index) => ({ fullName: `cart ${index}`, status }));
  const status = statuses.includes('failed') ? 'failed' : 'passed';
  return JSON.stringify({ testResults: [{ name: 'cart.spec.ts', status, assertionResults }] });
};
const task = (name: string, resultText?: string | null, isWanted = true): ToldTask => ({
  name,
  isWanted,
  resultText: () => resultText,
  progress: () => (name.startsWith('unit') ? '30 of 90 tests' : ''),
});

/** A run of four tasks that began 10 s ago, and of a build that one of them needs. */
function startRun() {
  let time = 0;
  const said: string[] = [];
  const begun = new Map<string, number>();
  const tasks = new Map([
    ['@shop/domain:lint', task('lint of domain')],
    ['@shop/domain:test', task('unit of domain', jestReport(...Array<string>(1_200).fill('passed')))],
    ['@shop/console:test', task('unit of console', jestReport('passed', 'failed'))],
    ['@shop/storefront-e2e:e2e', task('e2e of storefront-e2e', null)],
    ['@shop/storefront:build', task('build of storefront', undefined, false)],
  ]);
  const run = followRun({ tasks, begun: () => begun, say: (line) => said.push(line), now: () => time });
  begun.set('@shop/domain:test', 2_000);
  begun.set('@shop/domain:lint', 7_000);
  time = 10_000;
  return { run, said, read: (...lines: string[]) => lines.forEach((line) => run.readLine(line)) };
}

it('tells each task that ended: its counts, how long it took, and how far the run is', () => {
  const { said, read } = startRun();
  read('✔  nx run @shop/domain:test', '✔  nx run @shop/domain:lint  [local cache]', '✔  nx run @shop/storefront:build');
  expect(said).toEqual([
    '   ok     unit of domain: 1200 passed, 0 failed (8 s; 1 of 4 tasks)',
    '   ok     lint of domain (unchanged, from the cache; 2 of 4 tasks)',
    '   ok     build of storefront (10 s; 2 of 4 tasks)',
  ]);
});

it('counts in its progress the tasks and tests that ended, and names what runs', () => {
  const { run, said, read } = startRun();
  run.tellProgress();
  read('✔  nx run @shop/domain:test');
  run.tellProgress();
  expect([said[0], said[2]]).toEqual([
    '   ... 10 s, 0 of 4 tasks, 0 tests; running: unit of domain (8 s, 30 of 90 tests), lint of domain (3 s)',
    '   ... 10 s, 1 of 4 tasks, 1,200 tests; running: lint of domain (3 s)',
  ]);
});

it('names the tests that failed, and shows the output of a task that names none, up to the next task', () => {
  const { said, read } = startRun();
  read('> nx run @shop/console:test', '', 'a long output', '> nx run @shop/domain:lint', '');
  read('\u001b[31m1:1 error\u001b[39m', 'npm error Lifecycle script', '✔  nx run @shop/domain:test', 'more');
  expect(said).toEqual([
    '   FAILED unit of console: 1 passed, 1 failed (10 s; 1 of 4 tasks)',
    '      unit of console: cart.spec.ts: cart 1',
    '   FAILED lint of domain (3 s; 2 of 4 tasks)',
    '      \u001b[31m1:1 error\u001b[39m',
    expect.stringContaining('ok     unit of domain') as string,
  ]);
});

it('counts in the end what failed, was not run or is needed by others and failed, and no more', () => {
  const { run, read } = startRun();
  read('✔  nx run @shop/domain:lint', '> nx run @shop/storefront:build', ' NX   Running targets failed', '- a task');
  const failures = [...run.end(1).values()].flatMap((tally) => tally.failures);
  expect(failures).toEqual([
    'build of storefront: failed',
    'unit of domain: did not run',
    'unit of console: did not run',
    'e2e of storefront-e2e: did not run',
  ]);
});

it('has failed when Nx says so, whatever the tasks say', () => {
  const one = new Map([['@shop/domain:lint', task('lint of domain')]]);
  const run = followRun({ tasks: one, begun: () => new Map(), say: () => {} });
  run.readLine('✔  nx run @shop/domain:lint');
  expect(run.end(0).has('nx')).toBe(false);
  expect(run.end(1).get('nx')).toMatchObject({ failed: 1 });
});
