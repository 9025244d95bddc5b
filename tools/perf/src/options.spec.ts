import { chosen, wholeNumber } from './options.ts';

const rows = [{ name: 'key' }, { name: 'search' }, { name: 'back' }];

it('the named rows are measured, in their usual order; all when none is named', () => {
  expect(chosen('only', rows, 'back, key')).toEqual([{ name: 'key' }, { name: 'back' }]);
  expect(chosen('only', rows)).toEqual(rows);
});

it('an unknown row is refused, with those that there are', () => {
  expect(() => chosen('only', rows, 'key,speed')).toThrow('--only: there is no "speed". There are key, search, back.');
});

it.each(['0', '10000', 'many', '1.5', ''])('%j rounds are refused', (text) => {
  expect(() => wholeNumber('rounds', text)).toThrow(`--rounds takes a whole number from 1 to 9,999, not "${text}".`);
});

it('a number within its bounds is taken', () => {
  expect([wholeNumber('rounds', '5'), wholeNumber('races', '0', { from: 0 })]).toEqual([5, 0]);
});
