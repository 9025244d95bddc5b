import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { CommandError } from '../terminal/command.ts';

/** The path of Nx's script, to run it with this Node and without a shell. */
export function nxScript(root: string): string {
  const require = createRequire(path.join(root, 'package.json'));
  const manifest = require.resolve('nx/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { nx: string } };
  return path.join(path.dirname(manifest), bin.nx);
}

export interface Project {
  name: string;
  folder: string;
  /** Its npm scripts, which are Nx's targets. */
  targets: readonly string[];
}

export function readProjects(root: string): Project[] {
  return ['apps', 'libs', 'tools'].flatMap((kind) =>
    readdirSync(path.join(root, kind)).flatMap((name) => {
      const folder = path.join(root, kind, name);
      const manifest = path.join(folder, 'package.json');
      if (!existsSync(manifest)) return [];
      const read = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; scripts?: Record<string, string> };
      return [{ name: read.name, folder, targets: Object.keys(read.scripts ?? {}) }];
    }),
  );
}

/**
 * The names of the projects changed since a commit, and of those that depend on them.
 *
 * @throws CommandError when Nx does not know the commit
 */
export function affectedProjects(root: string, since: string): string[] {
  const args = [nxScript(root), 'show', 'projects', '--affected', `--base=${since}`, '--head=HEAD', '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new CommandError(`Cannot compare with ${since}:\n${stderr || stdout}`);
  return JSON.parse(stdout) as string[];
}

interface Run {
  root: string;
  target: string;
  projects: readonly Project[];
  env: Record<string, string>;
  /** File that receives everything Nx prints. */
  log: string;
  /** Prints progress. */
  say: (line: string) => void;
}

/** A task that starts, and a finished test in Playwright's list. */
const PROGRESS_LINE = /^> nx run |^\S+ +[✓✘] +\d+ /;

/**
 * Runs a target of these projects, and continues after a failure.
 *
 * @returns the tasks that failed, as `project:target`, and what each project printed
 */
export async function runTarget({ root, target, projects, env, log, say }: Run) {
  const names = projects.map(({ name }) => name).join(',');
  const args = ['run-many', `--targets=${target}`, `--projects=${names}`, '--nxBail=false', '--outputStyle=stream'];
  const nx = spawn(process.execPath, [nxScript(root), ...args], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', PACT_DO_NOT_TRACK: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const failed = new Set<string>();
  const printed = new Map<string, string[]>();
  for (const input of [nx.stdout, nx.stderr]) {
    createInterface({ input }).on('line', (line) => {
      const text = stripVTControlCharacters(line);
      appendFileSync(log, `${text}\n`);
      // Nx lists the failed tasks at the end.
      const [, task] = /^- (\S+:\S+)$/.exec(text) ?? [];
      if (task) failed.add(task);
      const [, project = '', words = ''] = /^(@\S+): (.*)$/.exec(text) ?? [];
      printed.set(project, [...(printed.get(project) ?? []), words]);
      if (PROGRESS_LINE.test(text)) say(`   ${text}`);
    });
  }
  const [code] = (await once(nx, 'close')) as [number | null];
  if (code !== 0 && failed.size === 0) failed.add('nx');
  return { failed, printed };
}
