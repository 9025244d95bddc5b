import { readOptions } from './options.ts';
import { STEPS } from './steps.ts';

const chosen = (...args: string[]) => {
  const options = readOptions(args);
  return options.ok ? options.steps.map(({ name }) => name) : options.message;
};

it('runs every step unless told otherwise', () => {
  expect(chosen()).toEqual(STEPS.map(({ name }) => name));
});

it.each([['--only', 'e2e,unit'], ['--only=e2e, unit']])('runs the named steps in their usual order: %s', (...args) => {
  expect(chosen(...args)).toEqual(['unit', 'e2e']);
});

it.each([['--only', 'units'], ['--only='], ['--fast'], ['e2e']])('refuses %s %s and names the steps', (...args) => {
  expect(chosen(...args)).toContain('format, lint, typecheck, unit, contract, pact, build, e2e');
});
