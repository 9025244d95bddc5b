import { parseArgs } from 'node:util';
import { chosen, runCommand, wholeNumber } from './command.ts';

const rows = [{ name: 'key' }, { name: 'search' }, { name: 'back' }];
const texts: string[] = [];
beforeEach(() => {
  texts.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => texts.push(String(text)) > 0);
});
afterEach(() => (process.exitCode = undefined));

it('chooses the named rows in their usual order, and all when none is named', () => {
  expect(chosen('only', rows, 'back, key')).toEqual([{ name: 'key' }, { name: 'back' }]);
  expect(chosen('only', rows)).toEqual(rows);
});

it.each([
  ['an unknown argument', () => parseArgs({ args: ['--speed'], options: {} }), "Unknown option '--speed'"],
  [
    'an unknown row',
    () => chosen('only', rows, 'key,speed'),
    'Unknown name "speed" in --only. Known: key, search, back.',
  ],
  ['no number', () => wholeNumber('rounds', 'many'), '--rounds takes a whole number from 1 to 99999, not "many".'],
  ['too small a number', () => wholeNumber('rounds', '0'), '--rounds takes a whole number from 1 to 99999, not "0".'],
])('refuses %s with the usage and exit code 1', async (_, run, message) => {
  await runCommand('USAGE', () => void run());
  expect(texts.join('')).toContain(message);
  expect(texts.join('')).toContain('USAGE');
  expect(process.exitCode).toBe(1);
});
