import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onCore, type Cores } from './machine.ts';

export interface RunningServer {
  readonly pid: number;
  readonly url: string;
  /** Ends it at once and waits until it is gone. */
  kill(): Promise<void>;
}

export interface ServerCommand {
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface Start {
  /** Wherever the system puts it when left out. */
  readonly cores?: Cores;
  /** Kills it even while it starts. */
  readonly killOn?: AbortSignal;
}

/**
 * Starts a server that says its address when it listens.
 *
 * @throws when it ends without saying one; the message holds what it said instead
 */
export async function startServer(
  { script, args = [], env = {} }: ServerCommand,
  { cores, killOn }: Start = {},
): Promise<RunningServer> {
  const [command, ...before] = onCore(cores, 'server');
  const child = spawn(command, [...before, script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const ended = once(child, 'close').then(() => process.off('exit', endWithUs));
  killOn?.addEventListener('abort', endWithUs);

  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${script} did not start: ${said.trim()}`)));
    child.stdout.on('data', () => {
      const [found] = /http:\/\/[\w.:[\]]+\d/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    pid: child.pid ?? 0,
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
