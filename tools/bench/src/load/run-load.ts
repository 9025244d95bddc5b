import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { onCore, type Cores } from '../machine/cores.ts';
import type { LoadJob, LoadResult } from './load-job.ts';

const script = join(import.meta.dirname, 'load.process.ts');

/**
 * Runs a load in a process of its own, so that its work is never taken for the server's.
 *
 * @throws when a request failed or was not answered with success
 */
export function runLoad(job: LoadJob, cores: Cores): Promise<LoadResult> {
  const [command, ...before] = onCore(cores, 'load');
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...before, script], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let complaint = '';
    child.stderr?.on('data', (text: Buffer) => (complaint += text.toString()));
    child.once('error', reject);
    child.once('message', (result) => resolve(result as LoadResult));
    child.once('close', () => reject(new Error(`The load failed: ${complaint.trim()}`)));
    child.send(job);
  });
}
