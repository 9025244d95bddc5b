import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Refusal } from '../terminal/refusal.ts';

/** Nx's own script, so that it can be run by this Node without a shell. */
export function nxScript(root: string): string {
  const require = createRequire(path.join(root, 'package.json'));
  const manifest = require.resolve('nx/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { nx: string } };
  return path.join(path.dirname(manifest), bin.nx);
}

/** A task as Nx plans it: a target of a project. */
export interface PlannedTask {
  target: { project: string; target: string };
  /** From the workspace's root. */
  projectRoot: string;
  outputs: string[];
}

/** What to run: these targets of every project that has them, or of those that differ from a commit. */
export interface Wanted {
  root: string;
  targets: readonly string[];
  affectedSince: string | undefined;
}

/**
 * The tasks that Nx would run, with those that they depend on, by `project:target`.
 *
 * @throws Refusal when Nx cannot tell, for example since it does not know the commit
 */
export function planTasks(wanted: Wanted): Map<string, PlannedTask> {
  const file = path.join(wanted.root, 'reports/npm-test-plan.json');
  const args = [...commandOf(wanted), `--graph=${file}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: wanted.root,
    encoding: 'utf8',
    env: { ...process.env, ...QUIET },
  });
  if (status !== 0) throw new Refusal(`Nx cannot plan the tasks:\n${stderr || stdout}`);
  const { tasks } = JSON.parse(readFileSync(file, 'utf8')) as { tasks: { tasks: Record<string, PlannedTask> } };
  return new Map(Object.entries(tasks.tasks));
}

/**
 * Runs the tasks, going on after a failure.
 *
 * @param tell is given each line of Nx's output
 * @returns Nx's exit code
 */
export async function runTasks(wanted: Wanted, env: NodeJS.ProcessEnv, tell: (line: string) => void): Promise<number> {
  const nx = spawn(process.execPath, [...commandOf(wanted), '--nxBail=false'], {
    cwd: wanted.root,
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...process.env, ...QUIET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  for (const input of [nx.stdout, nx.stderr]) createInterface({ input }).on('line', tell);
  const [code] = (await once(nx, 'close')) as [number | null];
  return code ?? 1;
}

const QUIET = { NX_DAEMON: 'false', NX_TUI: 'false', NX_SKIP_LOG_GROUPING: 'true' };

function commandOf({ root, targets, affectedSince }: Wanted): string[] {
  const kind = affectedSince === undefined ? ['run-many'] : ['affected', `--base=${affectedSince}`, '--head=HEAD'];
  return [nxScript(root), ...kind, `--targets=${targets.join(',')}`];
}
