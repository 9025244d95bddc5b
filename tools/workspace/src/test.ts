import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserEnvironment, findBrowser } from './browser/find-browser.ts';
import { nxScript } from './nx.ts';
import { chosen, command, CommandError, print, run } from './terminal/command.ts';
import { runToEnd } from './terminal/processes.ts';
import { judgeTask } from './test-results.ts';
import { workspaceRoot } from './workspace-root.ts';

/** Every check, as an Nx target. Those with a result file count its tests; the others count as one for each project. */
const TARGETS = [
  { name: 'format' },
  { name: 'lint' },
  { name: 'knip' },
  { name: 'test', results: 'reports/unit.json' },
  { name: 'contract', results: 'reports/contract.json' },
  { name: 'pact', results: 'reports/pact.json' },
  { name: 'build' },
  { name: 'trial', results: 'reports/trial.json' },
  { name: 'e2e', results: 'reports/e2e.json' },
  { name: 'coverage' },
];

/** The relevant parts of the list of finished tasks that Nx writes at the end of a run. */
interface NxRun {
  tasks: { taskId: string; target: string; projectName: string; status: number }[];
}

/** The folder of each project, by its name. */
const folders = new Map(
  globSync('{apps,libs,tools}/*/package.json', { cwd: workspaceRoot }).map((manifest) => {
    const file = path.join(workspaceRoot, manifest);
    return [(JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name, path.dirname(file)];
  }),
);

/** Of a task that Nx took from its cache, where somebody deleted a part of that. */
const NO_RESULTS = 'no test results; delete the folder .nx and run again';
const nxRunFile = path.join(workspaceRoot, '.nx/cache/run.json');

await run(
  command('npm test --', 'Run every check of the workspace; when one fails, the others still run')
    .option('--only <targets>', `some of: ${TARGETS.map(({ name }) => name).join(', ')}`)
    .option(
      '--affected <base>',
      'projects changed since this commit or branch, uncommitted changes included, and those that depend on them',
    )
    .action(test),
);

async function test({ only, affected }: { only?: string; affected?: string }): Promise<void> {
  const targets = chosen(TARGETS, only);
  const env = targets.some(({ name }) => name === 'e2e') ? await browserForTests() : {};

  // An earlier run's results must not be counted; Nx restores those that are still valid.
  for (const folder of folders.values())
    for (const { results } of TARGETS) if (results) rmSync(path.join(folder, results), { force: true });
  rmSync(nxRunFile, { force: true });

  const selection = affected === undefined ? ['run-many'] : ['affected', `--base=${affected}`];
  const args = [...selection, '-t', ...targets.map(({ name }) => name), '--nxBail=false'];
  const hasSucceeded = await runToEnd([nxScript, ...args], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      PACT_DO_NOT_TRACK: 'true',
      // Nx runs the tasks as npm scripts; npm adds nothing to a failed task's own output.
      npm_config_loglevel: 'silent',
      // The tasks start several hundred Node processes, many of the same code: this takes a tenth less processor time.
      NODE_COMPILE_CACHE: path.join(workspaceRoot, 'node_modules/.cache/node'),
      ...env,
    },
  });
  process.exitCode = report(hasSucceeded, targets, affected);
}

async function browserForTests(): Promise<Record<string, string>> {
  try {
    return browserEnvironment(await findBrowser());
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    print(`${error.message} The browser tests will fail.`);
    return {};
  }
}

/** Prints the closing line; Nx has printed what failed. @returns the exit code */
function report(hasSucceeded: boolean, targets: readonly { name: string }[], base?: string): number {
  const { tasks } = existsSync(nxRunFile) ? (JSON.parse(readFileSync(nxRunFile, 'utf8')) as NxRun) : { tasks: [] };
  const total = { passed: 0, failed: 0, skipped: 0 };
  if (hasSucceeded && base !== undefined && tasks.length === 0)
    print(`Nothing to check: no change since ${base} affects these targets.`);
  if (hasSucceeded && base === undefined) {
    const missing = targets.filter(({ name }) => !tasks.some(({ target }) => target === name));
    for (const { name } of missing) print(`${name}: no project has this target`);
    total.failed += missing.length;
  }
  for (const { taskId, target, projectName, status } of tasks) {
    const check = TARGETS.find(({ name }) => name === target);
    // A task that only serves others, such as generating styles, counts when it fails.
    if (check === undefined && status === 0) continue;
    const results = check?.results && resultText(projectName, check.results);
    const { passed, failed, skipped } = judgeTask(status === 0, results);
    if (failed > 0) print(`${taskId}: ${status === 0 ? NO_RESULTS : `${failed} failed`}`);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  if (!hasSucceeded && total.failed === 0) total.failed = 1;
  if (total.skipped > 0) print(`Skipped, not counted: ${total.skipped}.`);
  print(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

function resultText(project: string, name: string): string | null {
  const file = path.join(folders.get(project) ?? '', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
