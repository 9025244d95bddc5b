import { spawn, spawnSync } from 'node:child_process';
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

/** CPU cores of server and load. */
export type Cores = typeof CORES;
const CORES = { server: 0, load: 1 };

/** Undefined where `taskset` cannot pin processes. */
export const pinnedCores = (): Cores | undefined =>
  Object.values(CORES).every((core) => spawnSync('taskset', ['-c', `${core}`, 'true']).status === 0)
    ? CORES
    : undefined;

/** The command of this Node, pinned to a core. */
export const nodeOn = (core?: number): [string, ...string[]] =>
  core === undefined ? [process.execPath] : ['taskset', '-c', `${core}`, process.execPath];

/** Shared with the clients, which sign payments like the provider. */
export const SIGNING_SECRET = 'bench-signing-secret';

const { scripts } = createRequire(import.meta.url)('../../../../package.json') as { scripts: { 'mock-api': string } };

/** The mock API as `npm run mock-api` starts it, on a free port; in memory without a data file. */
export const mockApiCommand = ({ dataFile }: { dataFile?: string } = {}) => [
  ...scripts['mock-api'].split(' ').slice(1),
  ...['--port', '0', '--host', '127.0.0.1'],
  ...(dataFile === undefined ? ['--in-memory'] : ['--data-file', dataFile]),
];

export const startMockApi = (options?: { dataFile?: string }, start?: StartOptions): Promise<RunningServer> =>
  startServer(mockApiCommand(options), start);

interface StartOptions {
  /** The checkout whose server starts; this one by default. */
  readonly root?: string;
  readonly cores?: Cores | undefined;
  /** Kills it even while it starts. */
  readonly killOn?: AbortSignal;
}

/**
 * Starts a server, and waits until it prints its address.
 *
 * @throws with its output when it exits without an address
 */
export async function startServer(
  server: readonly string[],
  { cores, killOn, root = workspaceRoot }: StartOptions = {},
): Promise<RunningServer> {
  const [command, ...before] = nodeOn(cores?.server);
  const child = spawn(command, [...before, ...server], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, MOCK_API_SIGNING_SECRET: SIGNING_SECRET },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  killOn?.addEventListener('abort', end);
  const ended = once(child, 'close').finally(() => process.off('exit', end));

  const url = await new Promise<string>((resolve, reject) => {
    ended.then(() => reject(new Error(`${server[0]} did not start: ${output.trim()}`)), reject);
    child.stdout.on('data', () => {
      const [found] = /http:\/\/[\w.:[\]]+\d/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const kill = async () => {
    end();
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
