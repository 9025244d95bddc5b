import { spawn } from 'node:child_process';
import path from 'node:path';
import { onCore, type Cores } from './machine.ts';

/** What a load process is to do, and with how many connections, each asking again as soon as it is answered. */
export interface LoadJob {
  readonly base: string;
  readonly connections: number;
  readonly seconds: number;
  readonly work: RequestWork | OrderWork;
}

/** The same request over and over. */
export interface RequestWork {
  readonly kind: 'request';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An order and its payment, over and over, by one customer after the other. */
interface OrderWork {
  readonly kind: 'orders';
  readonly tokens: readonly string[];
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p99: number;
  /** The orders whose payment was answered with success. */
  readonly paidOrders: readonly string[];
}

/**
 * Runs a load in a process of its own, so that its work is never taken for the server's.
 *
 * @throws when a request failed or was not answered with success
 */
export const runLoad = (job: LoadJob, cores: Cores): Promise<LoadResult> =>
  inProcess('load', job, onCore(cores, 'load'));

/** Gives a job to `name.process.ts` and answers with what that reports. @throws what the process said, when it reports nothing */
export function inProcess<Result>(name: string, job: object, [command, ...before]: [string, ...string[]]) {
  return new Promise<Result>((resolve, reject) => {
    const script = path.join(import.meta.dirname, `${name}.process.ts`);
    const child = spawn(command, [...before, script], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let complaint = '';
    child.stderr?.on('data', (text: Buffer) => (complaint += text.toString()));
    child.once('error', reject);
    child.once('message', (result) => resolve(result as Result));
    child.once('close', () => reject(new Error(`${name} failed: ${complaint.trim()}`)));
    child.send(job);
  });
}
