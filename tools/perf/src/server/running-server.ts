import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';

export interface RunningServer {
  readonly pid: number;
  readonly url: string;
  /** Its stdout and stderr so far. */
  readonly output: () => string;
  /** Kills it (SIGKILL) and waits until it has ended. */
  kill(): Promise<void>;
}

/** Shared with the clients, which sign payments like the provider. */
export const SIGNING_SECRET = 'bench-signing-secret';

const { scripts } = createRequire(import.meta.url)('../../../../package.json') as { scripts: { 'mock-api': string } };

/** The mock API as `npm run mock-api` starts it, on a free port; in memory without a data file. */
export const mockApiCommand = (dataFile?: string) => [
  ...scripts['mock-api'].split(' ').slice(1),
  ...['--port', '0', '--host', '127.0.0.1'],
  ...(dataFile === undefined ? ['--in-memory'] : ['--data-file', dataFile]),
];

export const startMockApi = ({ dataFile, ...start }: StartOptions & { readonly dataFile?: string } = {}) =>
  startServer(mockApiCommand(dataFile), start);

interface StartOptions {
  /** The checkout whose server starts; this one by default. */
  readonly root?: string;
  /** Kills it even while it starts. */
  readonly killOn?: AbortSignal;
}

/** What ends this process closes the pipe, and so ends the server. */
const endWithStarter = 'data:text/javascript,process.stdin.on("end", () => process.exit()).resume()';

/**
 * Starts a server, and waits until it prints its address.
 *
 * @throws with its output when it exits without an address
 */
export async function startServer(
  server: readonly string[],
  { killOn, root = workspaceRoot }: StartOptions = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--import', endWithStarter, ...server], {
    cwd: root,
    env: { ...process.env, MOCK_API_SIGNING_SECRET: SIGNING_SECRET },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  killOn?.addEventListener('abort', () => child.kill('SIGKILL'));
  const ended = once(child, 'close');

  const url = await new Promise<string>((resolve, reject) => {
    ended.then(() => reject(new Error(`${server[0]} did not start: ${output.trim()}`)), reject);
    child.stdout.on('data', () => {
      const [found] = /http:\/\/[\w.:[\]]+\d/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { pid: child.pid ?? 0, url, output: () => output, kill };
}

const TICKS_PER_SECOND = 100;

/** CPU seconds of a process with all its threads. Linux only. */
export function cpuSeconds(pid: number): number {
  const [, fields = ''] = /.*\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user = NaN, system = NaN] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

/** Resident memory of a process (RSS) in MB. Linux only. */
export const residentMegabytes = (pid: number): number =>
  (Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024) / 1e6;
