import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishes } from './commands.ts';
import type { JobPlan } from './job-plan.ts';

/** Runs a job's commands one after the other in a clean clone of what is committed, as CI does, until one fails. */
export function runInClone({ commands, env }: JobPlan, root: string, say: (line: string) => void): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-ci-'));
  try {
    if (run('git clone --quiet "$SOURCE" .', folder, { SOURCE: root }) !== 0) return false;
    for (const command of commands) {
      if (publishes(command)) {
        say(`\n$ ${command}\n  left out: it publishes`);
        continue;
      }
      say(`\n$ ${command}`);
      if (run(command, folder, env) !== 0) return false;
    }
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(command: string, cwd: string, env: Record<string, string>): number {
  const { status } = spawnSync(command, {
    cwd,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, CI: 'true', ...env },
  });
  return status ?? 1;
}
