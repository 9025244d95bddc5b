import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, type StartedProcess } from './run-command.fixture.ts';

/** A folder of its own for each test. */
export let folder: string;
/** Killed after each test. */
const started: StartedProcess[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mock-api-'))));
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ ended }) => ended));
  rmSync(folder, { recursive: true });
});

/** Runs a command until the test ends. */
export function start(...given: Parameters<typeof runCommand>): StartedProcess {
  const one = runCommand(...given);
  started.push(one);
  return one;
}

/** Runs a mock API on a free port. @param main its script */
export const run = (main: string, ...args: string[]): StartedProcess =>
  start(process.execPath, [main, '--port', '0', ...args]);

/** @param blocks limit of each file, in blocks of 512 bytes */
export const runWithLimit = (blocks: number, main: string, ...args: string[]): StartedProcess =>
  start('sh', ['-c', `ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, main, '--port', '0', ...args]);

/** Waits until it prints its URL. */
export async function serving(server: StartedProcess): Promise<StartedProcess & { url: string }> {
  const [url] = await server.says(/https?:\/\/localhost:\d+/);
  return { ...server, url };
}
