import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { cpuSeconds, nodeOn, type Cores, type RunningServer } from './running-server.ts';

export interface Load {
  readonly cores: Cores | undefined;
  readonly seconds: number;
  /** A GET by default. */
  readonly request?: { readonly method: 'POST'; readonly headers: Record<string, string>; readonly body: string };
}

/**
 * Responses per CPU second of a server that another process loads; says the same on a busy machine. Linux only.
 *
 * @throws Error when a response is no success
 */
export async function perCpuSecond({ url, pid }: RunningServer, at: string, load: Load): Promise<number> {
  const before = cpuSeconds(pid);
  const [command, ...node] = nodeOn(load.cores?.load);
  const script = path.join(import.meta.dirname, 'load.process.ts');
  const args = [script, url + at, `${load.seconds}`, JSON.stringify(load.request ?? {})];
  const { stdout } = await promisify(execFile)(command, [...node, ...args]);
  return Math.round(Number(stdout) / (cpuSeconds(pid) - before));
}
