import { readOptions, STEPS } from './options.ts';

const chosen = (...args: string[]) => readOptions(args).steps.map(({ name }) => name);

it('runs every step unless told otherwise', () => {
  expect(chosen()).toEqual(STEPS.map(({ name }) => name));
});

it.each([['--only', 'e2e,unit'], ['--only=e2e, unit']])('runs the named steps in their usual order: %s', (...args) => {
  expect(chosen(...args)).toEqual(['unit', 'e2e']);
});

it.each([['--only', 'units'], ['--only='], ['--fast'], ['e2e']])('refuses %s %s and names the steps', (...args) => {
  expect(() => chosen(...args)).toThrow('format, lint, typecheck, unit, contract, pact, build, e2e');
});

it('takes a part of the browser tests, and the commit since which something changed', () => {
  expect(readOptions(['--shard', '2/3', '--affected', 'origin/main'])).toMatchObject({
    shard: '2/3',
    affectedSince: 'origin/main',
  });
});

it.each(['3/2', '0/2', '1', '1/x'])('knows no part %s', (shard) => {
  expect(() => readOptions(['--shard', shard])).toThrow('is no part like 1/2');
});
