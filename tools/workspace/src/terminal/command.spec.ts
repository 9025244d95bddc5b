import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { chosen, CommandError, reportErrors, runCommand, wholeNumber } from './command.ts';

const rows = [{ name: 'key' }, { name: 'search' }, { name: 'back' }];
const printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const text = () => printed.mock.calls.map(([line]) => String(line)).join('');
afterEach(() => {
  process.exitCode = undefined;
  printed.mockClear();
});
afterAll(() => printed.mockRestore());

it('chooses the named rows in their usual order, and all when none is named', () => {
  expect(chosen('only', rows, 'back, key')).toEqual([{ name: 'key' }, { name: 'back' }]);
  expect(chosen('only', rows)).toEqual(rows);
});

it.each([
  ['an unknown argument', () => parseArgs({ args: ['--speed'], options: {} }), 'Unknown argument --speed.\n'],
  ['an unknown row', () => chosen('only', rows, 'key,speed'), 'Unknown name "speed" in --only. Known names: key,'],
  ['an empty list', () => chosen('only', rows, ''), 'Unknown name "" in --only.'],
  ['too small a number', () => wholeNumber('rounds', '0'), '--rounds takes a whole number from 1 to 99999, not "0".'],
])('refuses %s with the usage and exit code 1', async (_, run, message) => {
  await runCommand('USAGE', () => void run());
  expect(text()).toContain(message);
  expect(text()).toContain('USAGE');
  expect(process.exitCode).toBe(1);
});

it('prints an error that the user can fix without a stack, and fails; it does not hide any other', async () => {
  await reportErrors(() => Promise.reject(new CommandError('There is no build.')));
  expect(text()).toBe('There is no build.\n');
  expect(process.exitCode).toBe(1);
  await expect(reportErrors(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});

it('says which file is missing, and which port is in use', async () => {
  await reportErrors(() => void readFileSync('/no/such/file'));
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await reportErrors(async () => void (await once(createServer().listen(port), 'listening')));
  server.close();
  expect(text()).toContain('No such file or folder: /no/such/file\n');
  expect(text()).toContain(`Port ${port} is in use.`);
});
