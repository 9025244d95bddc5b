import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TaskEnd } from './judge-task.ts';

export interface NxRun {
  output: string;
  /** By `project:target`; a task that is missing did not run. */
  tasks: Map<string, { end: TaskEnd; isCached: boolean }>;
}

interface RunFile {
  tasks: { taskId: string; status?: number; cacheStatus: string }[];
}

/**
 * Runs some targets for those of some projects that have them, and goes on after a failure.
 *
 * What became of each task is read from the file that Nx writes of its last run. It is removed before, so that an
 * older one is never taken for this run's.
 *
 * @param show is given the output as it comes
 */
export async function runWithNx(
  root: string,
  targets: readonly string[],
  projects: readonly string[],
  env: Record<string, string>,
  show: (text: string) => void,
): Promise<NxRun> {
  const runFile = path.join(root, process.env.NX_CACHE_DIRECTORY ?? '.nx/cache', 'run.json');
  rmSync(runFile, { force: true });

  const args = [nxScript(root), 'run-many', `--targets=${targets.join(',')}`, `--projects=${projects.join(',')}`];
  const child = spawn(process.execPath, [...args, '--outputStyle=static', '--nxBail=false'], {
    cwd: root,
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
      show(text);
    });
  }
  await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  return { output, tasks: readTasks(runFile) };
}

function readTasks(runFile: string): NxRun['tasks'] {
  try {
    return tasksOf(readFileSync(runFile, 'utf8'));
  } catch {
    return new Map(); // Nx did not get as far as running anything; its output says why.
  }
}

/** The tasks in Nx's file of its last run; one without an exit code was skipped. */
export function tasksOf(text: string): NxRun['tasks'] {
  const { tasks } = JSON.parse(text) as RunFile;
  return new Map(
    tasks.map(({ taskId, status, cacheStatus }) => [
      taskId,
      {
        end: status === 0 ? 'succeeded' : status === undefined ? 'not-run' : 'failed',
        isCached: cacheStatus.endsWith('-hit'),
      },
    ]),
  );
}

/** Nx's own script, so that it can be run by this Node without a shell. */
export function nxScript(root: string): string {
  const require = createRequire(path.join(root, 'package.json'));
  const manifest = require.resolve('nx/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { nx: string } };
  return path.join(path.dirname(manifest), bin.nx);
}
