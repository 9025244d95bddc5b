import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { judgeTask } from './judge-task.ts';
import { runWithNx, type NxRun } from './nx-run.ts';
import { projectsOf } from './share-runs.ts';
import type { Project } from './projects.ts';
import type { Step } from './steps.ts';
import { addTallies, type Tally } from './tally.ts';
import { outputOf, tasksTold } from './task-output.ts';

interface Surroundings {
  root: string;
  projects: Project[];
  env: Record<string, string>;
  isVerbose: boolean;
  say: (line: string) => void;
}

const SIGN_OF_LIFE_MS = 30_000;

/** Runs steps beside one another and says, step by step and project by project, what became of them. */
export async function runSteps(steps: readonly Step[], { root, projects, env, isVerbose, say }: Surroundings) {
  const titles = steps.map(({ title }) => title);
  say(`\n== ${titles.join(' · ')}`);
  const chosen = steps.flatMap((step) => projectsOf(step, projects).map((project) => ({ step, project })));
  for (const { step, project } of chosen) clearTheWay(step, project);

  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  let seen = '';
  const signOfLife = setInterval(() => {
    say(`   ... ${seconds()}, ${tasksTold(seen)} of ${chosen.length} told`);
  }, SIGN_OF_LIFE_MS);
  const targets = [...new Set(steps.map(({ target }) => target))];
  const names = [...new Set(chosen.map(({ project }) => project.name))];
  const run = await runWithNx(root, targets, names, env, (text) => {
    seen += text;
    if (isVerbose) process.stdout.write(text);
  });
  clearInterval(signOfLife);

  const tallies = steps.map((step) => tellStep(step, projectsOf(step, projects), run, isVerbose, say));
  say(`   in ${seconds()}`);
  return addTallies(tallies);
}

function tellStep(step: Step, projects: Project[], run: NxRun, isVerbose: boolean, say: Surroundings['say']): Tally {
  say(`\n-- ${step.title}`);
  if (projects.length === 0) {
    say('   FAILED: no project has this step');
    return { passed: 0, failed: 1, skipped: 0, failures: [`${step.name}: no project has this step`] };
  }
  const tallies = projects.map((project) => judgeProject(step, project, run, say));
  const total = addTallies(tallies);
  if (total.failed > 0 && !isVerbose) {
    const failed = projects.filter((_, index) => tallies[index]?.failed !== 0);
    const taskIds = failed.map(({ name }) => `${name}:${step.target}`);
    const output = outputOf(taskIds, run.output);
    say(`\n${process.stdout.isTTY ? output : stripVTControlCharacters(output)}\n`);
  }
  say(`   ${total.passed} passed, ${total.failed} failed`);
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
function clearTheWay({ results, coverage }: Step, { folder }: Project): void {
  for (const file of [results?.file, coverage]) {
    if (file === undefined) continue;
    rmSync(path.join(folder, file), { force: true });
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  }
}
