import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { browserEnvironment, findBrowser, NO_BROWSER } from './browser/find-browser.ts';
import { probeBrowser } from './browser/probe-browser.ts';
import { waysToABrowser } from './browser/ways.ts';
import { planTasks, runTasks, type PlannedTask } from './checks/nx-run.ts';
import { readOptions, STEPS, type Options, type Step } from './checks/options.ts';
import { followRun, type ToldTask } from './checks/progress.ts';
import { addTallies, NOTHING, oneFailure, type Tally } from './checks/results.ts';
import { atTerminal } from './terminal/refusal.ts';
import { workspaceRoot } from './workspace-root.ts';

// `npm test`: every check of the workspace by Nx, all even when one fails.

const PROGRESS_EVERY_MS = 30_000;
const LOG = 'reports/npm-test.log';
/** Where a runner may say how far it is. */
const PROGRESS = 'reports/progress.txt';
const inWorkspace = (file: string) => path.join(workspaceRoot, file);
const begunFile = inWorkspace('reports/npm-test-begun.log');

const say = (line: string) => void process.stdout.write(`${line}\n`);

await atTerminal(async () => {
  process.exitCode = await main();
});

async function main(): Promise<number> {
  let options: Options;
  try {
    options = readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 2;
  }
  mkdirSync(inWorkspace('reports'), { recursive: true });
  writeFileSync(inWorkspace(LOG), '');

  const { affectedSince } = options;
  const plan = planTasks({ root: workspaceRoot, targets: options.steps.map(({ target }) => target), affectedSince });
  const planned = new Set([...plan.values()].map(({ target }) => target.target));
  // A step without any task is a mistake, unless nothing of it is affected.
  const steps = options.steps.filter(({ target }) => affectedSince === undefined || planned.has(target));
  if (steps.length === 0) {
    say(`Nothing of it differs from ${affectedSince}, so nothing is to be checked.`);
    return 0;
  }

  // A result of an earlier run must never be counted: Nx puts it back if it is still true.
  for (const { projectRoot, outputs } of plan.values())
    for (const file of [...outputs.filter((output) => output.endsWith('.json')), path.join(projectRoot, PROGRESS)])
      rmSync(inWorkspace(file), { force: true });

  const beside = steps.filter(({ name }) => name !== 'e2e');
  const alone = steps.filter(({ name }) => name === 'e2e');
  const tallies = new Map<string, Tally>();
  for (const { name, target } of steps)
    if (!planned.has(target)) tallies.set(name, oneFailure(`${name}: no project has this step`));
  if (beside.length > 0) await run(beside, {});
  // The browser's tests need the machine for themselves.
  if (alone.length > 0) {
    const shard: Record<string, string> = options.shard === undefined ? {} : { E2E_SHARD: options.shard };
    await run(alone, { ...(await browserForTests()), ...shard });
  }
  const traffic = steps.map(({ name }) => name).filter((name) => name === 'pact' || name === 'e2e');
  if (traffic.length > 0) tallies.set('coverage', checkContractCoverage(traffic));
  return report(addTallies([...tallies.values()]));

  async function run(together: Step[], env: Record<string, string>): Promise<void> {
    say(`\n== ${together.map(({ name }) => name).join(', ')}`);
    const targets = together.map(({ target }) => target);
    const tasks = new Map([...plan].map(([id, task]) => [id, toldTask(task, targets)]));
    writeFileSync(begunFile, '');
    const following = followRun({ tasks, begun: tasksBegun, say });
    const progress = setInterval(() => following.tellProgress(), PROGRESS_EVERY_MS);
    const code = await runTasks(
      { root: workspaceRoot, targets, affectedSince },
      { ...taskEnvironment(), ...env },
      (line) => {
        appendFileSync(inWorkspace(LOG), `${stripVTControlCharacters(line)}\n`);
        following.readLine(line);
      },
    );
    clearInterval(progress);
    for (const [id, tally] of following.end(code)) tallies.set(id, tally);
  }
}

function toldTask({ target: { project, target }, projectRoot }: PlannedTask, targets: readonly string[]): ToldTask {
  const step = STEPS.find((one) => one.target === target);
  const inProject = (file: string) => inWorkspace(path.join(projectRoot, file));
  return {
    name: `${step?.name ?? target} of ${project.replace('@shop/', '')}`,
    isWanted: targets.includes(target),
    resultText: () => step?.results && readIfThere(inProject(step.results)),
    progress: () => readIfThere(inProject(PROGRESS)) ?? '',
  };
}

function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** What task-begins.cjs, loaded into Nx's process of each task, has written. */
function tasksBegun(): Map<string, number> {
  const lines = readFileSync(begunFile, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseInt(line, 10)]));
}

function taskEnvironment(): Record<string, string> {
  const preload = `--require ${JSON.stringify(inWorkspace('tools/workspace/task-begins.cjs'))}`;
  return {
    PACT_DO_NOT_TRACK: 'true',
    SHOP_TASKS_BEGUN: begunFile,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
  };
}

async function browserForTests(): Promise<Record<string, string>> {
  say('\n== A browser for the tests');
  const finding = await findBrowser(waysToABrowser(workspaceRoot), probeBrowser, (line) => say(`   ${line}`));
  if (finding.ok) return browserEnvironment(finding.browser);
  say(`   ${NO_BROWSER} Its tests will fail.`);
  return {};
}

/** Held to the traffic that the steps of this run had: fails when an answer that the storefront uses is in no pact. */
function checkContractCoverage(steps: readonly string[]): Tally {
  say('\n== The contract in pacts and traffic');
  const command = inWorkspace('tools/contract/src/contract-coverage/coverage.command.ts');
  const { status } = spawnSync(process.execPath, [command, '--only', steps.join(',')], { stdio: 'inherit' });
  return status === 0
    ? { ...NOTHING, passed: 1 }
    : oneFailure('contract coverage: see “The contract in pacts and traffic”');
}

function report({ passed, failed, skipped, failures }: Tally): number {
  if (failures.length > 0) {
    say(`\n== What failed\n${failures.map((name) => `   ${name}`).join('\n')}`);
    say(`\nThe output of the tasks that failed, in full: ${LOG}`);
  }
  say(
    '\nCounted: each test; one check per project for lint, types and build; one for format, one for contract coverage.',
  );
  if (skipped > 0) say(`Skipped by their authors, not counted: ${skipped}.`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
