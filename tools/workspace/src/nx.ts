import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './terminal/command.ts';
import { workspaceRoot } from './workspace-root.ts';

/** Nx's script, to run it with this Node and without a shell. */
export const nxScript = path.join(workspaceRoot, 'node_modules/nx', nxBin());

function nxBin(): string {
  const manifest = readFileSync(path.join(workspaceRoot, 'node_modules/nx/package.json'), 'utf8');
  return (JSON.parse(manifest) as { bin: { nx: string } }).bin.nx;
}

/**
 * Runs targets of projects and of those that they need, or takes the results from Nx's cache.
 *
 * @throws CommandError with Nx's output, when one fails
 */
export function runTargets(target: string, projects: readonly string[], ...args: readonly string[]): void {
  const { status, stdout } = spawnSync(
    process.execPath,
    [nxScript, 'run-many', '-t', target, '-p', projects.join(), '--outputStyle=static', ...args],
    { cwd: workspaceRoot, encoding: 'utf8', maxBuffer: Infinity, env: { ...process.env, NX_DAEMON: 'false' } },
  );
  if (status !== 0) throw new CommandError(`${stdout}\n${target} of ${projects.join(', ')} failed.`);
}
