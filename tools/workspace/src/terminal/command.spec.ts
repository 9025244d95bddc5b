import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chosen, command, CommandError, run, wholeNumber } from './command.ts';

const rows = [{ name: 'key' }, { name: 'search' }, { name: 'back' }];
const printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const text = () => printed.mock.calls.map(([line]) => String(line)).join('');
const { argv } = process;
beforeEach(() => void (process.argv = ['node', 'script']));
afterEach(() => {
  process.exitCode = undefined;
  process.argv = argv;
  printed.mockClear();
});
afterAll(() => printed.mockRestore());

it('chooses the named rows in their usual order, and all when none is named', () => {
  expect(chosen(rows, 'back, key')).toEqual([{ name: 'key' }, { name: 'back' }]);
  expect(chosen(rows)).toEqual(rows);
});

it.each([
  [['--speed'], "unknown option '--speed'"],
  [['--rounds', '0'], 'Give a whole number from 1 to 99999.'],
  [['deep', '--rounds', '1'], "unknown option '--rounds'"],
])('refuses %j with the help and exit code 1', async (args, message) => {
  process.argv.push(...args);
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new CommandError(`exit code ${code}`);
  });
  await run(
    command('perf', 'Measures')
      .option('--rounds <n>', 'how often', wholeNumber())
      .action(() => undefined)
      .addCommand(command('deep', 'Measures more').action(() => undefined)),
  );
  exit.mockRestore();
  for (const part of [message, 'Usage: perf', 'exit code 1']) expect(text()).toContain(part);
});

const running = (action: () => unknown) => run(command('perf', 'Measures').action(async () => void (await action())));

it('prints an error that the user can fix without a stack, and fails; it does not hide any other', async () => {
  await running(() => chosen(rows, 'key,speed'));
  expect(text()).toBe('Unknown name "speed". Known names: key, search, back.\n');
  expect(process.exitCode).toBe(1);
  await expect(running(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});

it('says which file is missing, and which port is in use', async () => {
  await running(() => readFileSync('/no/such/file'));
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await running(() => once(createServer().listen(port), 'listening'));
  server.close();
  expect(text()).toContain('No such file or folder: /no/such/file\n');
  expect(text()).toContain(`Port ${port} is in use.`);
});
