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

it('takes the commit since which something changed', () => {
  expect(readOptions(['--affected', 'origin/main'])).toMatchObject({ affectedSince: 'origin/main' });
});
