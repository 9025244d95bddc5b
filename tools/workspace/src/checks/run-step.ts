import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { judgeTask } from './judge-task.ts';
import { runWithNx, type NxRun } from './nx-run.ts';
import type { Project } from './projects.ts';
import type { Step } from './steps.ts';
import { addTallies, type Tally } from './tally.ts';
import { outputOf } from './task-output.ts';

interface Surroundings {
  root: string;
  projects: Project[];
  env: Record<string, string>;
  isVerbose: boolean;
  say: (line: string) => void;
}

const SIGN_OF_LIFE_MS = 30_000;

/** Runs one step for its projects and says, project by project, what became of it. */
export async function runStep(step: Step, { root, projects, env, isVerbose, say }: Surroundings): Promise<Tally> {
  const chosen = projects.filter(({ name, targets }) => targets.includes(step.target) && (step.isFor?.(name) ?? true));
  say(`\n== ${step.title}`);
  if (chosen.length === 0) {
    say('   FAILED: no project has this step');
    return { passed: 0, failed: 1, skipped: 0, failures: [`${step.name}: no project has this step`] };
  }

  const written = [step.results?.file, step.coverage].filter((file) => file !== undefined);
  for (const { folder } of chosen) for (const file of written) clearTheWay(path.join(folder, file));

  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  const signOfLife = setInterval(() => say(`   ... ${seconds()}`), SIGN_OF_LIFE_MS);
  const names = chosen.map(({ name }) => name);
  const run = await runWithNx(root, step.target, names, env, isVerbose ? (text) => process.stdout.write(text) : null);
  clearInterval(signOfLife);

  const tallies = chosen.map((project) => judgeProject(step, project, run, say));
  const total = addTallies(tallies);
  if (total.failed > 0 && !isVerbose) {
    const failed = chosen.filter((_, index) => tallies[index]?.failed !== 0);
    const taskIds = failed.map(({ name }) => `${name}:${step.target}`);
    const output = outputOf(taskIds, run.output);
    say(`\n${process.stdout.isTTY ? output : stripVTControlCharacters(output)}\n`);
  }
  say(`   ${total.passed} passed, ${total.failed} failed, in ${seconds()}`);
  return total;
}

function judgeProject(step: Step, { name, folder }: Project, run: NxRun, say: Surroundings['say']): Tally {
  const { end, isCached } = run.tasks.get(`${name}:${step.target}`) ?? { end: 'not-run', isCached: false };
  const file = step.results && path.join(folder, step.results.file);
  const tally = judgeTask(step, name, end, file && existsSync(file) ? readFileSync(file, 'utf8') : null);
  const numbers = step.results ? `: ${tally.passed} passed, ${tally.failed} failed` : '';
  say(
    `   ${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${name}${numbers}${isCached ? ' (unchanged, from the cache)' : ''}`,
  );
  // Here and not only at the end: whoever sees a part of the log sees what failed.
  for (const failure of tally.failures) say(`      ${failure}`);
  return tally;
}

// A result of an earlier run must never be counted: Nx puts it back if it is still true. Jest makes no folder for it.
function clearTheWay(resultFile: string): void {
  rmSync(resultFile, { force: true });
  mkdirSync(path.dirname(resultFile), { recursive: true });
}
