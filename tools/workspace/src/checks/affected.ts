import { spawnSync } from 'node:child_process';
import { nxScript } from './nx-run.ts';
import type { Project } from './projects.ts';

/**
 * The projects that differ from a commit, and those that depend on them; every one where a file of all does.
 *
 * @param base a commit or branch of which the history is there
 * @throws Error when Nx does not know it
 */
export function affectedProjects(projects: readonly Project[], base: string, root: string): Project[] {
  const args = ['show', 'projects', '--affected', `--base=${base}`, '--head=HEAD', '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [nxScript(root), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  if (status !== 0) throw new Error(`What changed since ${base} cannot be told:\n${stderr || stdout}`);
  const names = new Set(JSON.parse(stdout) as string[]);
  return projects.filter(({ name }) => names.has(name));
}
