import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browserSources } from './browser/browser-sources.ts';
import { browserEnvironment, findBrowser, NO_BROWSER } from './browser/find-browser.ts';
import { probeBrowser } from './browser/probe-browser.ts';
import { affectedProjects, readProjects, runTarget, type Project } from './checks/nx-run.ts';
import { addTallies, judgeTask, NOTHING, oneFailure, type Tally } from './checks/results.ts';
import { STEPS, type Step } from './checks/steps.ts';
import { chosen, runCommand } from './terminal/command.ts';
import { workspaceRoot } from './workspace-root.ts';

const PROGRESS_EVERY_MS = 30_000;
const LOG = 'reports/npm-test.log';
const log = path.join(workspaceRoot, LOG);

const say = (line: string) => void process.stdout.write(`${line}\n`);

const usage = `npm test -- [--only STEP,...] [--affected BASE]

Runs every check of the workspace, the next one even when one fails.
  --only STEP,...  some of: ${STEPS.map(({ name }) => name).join(', ')}
  --affected BASE  projects that differ from this commit or branch, and those that depend on them`;

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, affected: { type: 'string' } } });
  process.exitCode = await runSteps(chosen('only', STEPS, values.only), values.affected);
});

async function runSteps(steps: readonly Step[], affectedSince: string | undefined): Promise<number> {
  mkdirSync(path.dirname(log), { recursive: true });
  writeFileSync(log, '');

  const all = readProjects(workspaceRoot);
  const affected = affectedSince === undefined ? null : affectedProjects(workspaceRoot, affectedSince);
  const projects = all.filter(({ name }) => affected?.includes(name) ?? true);
  const tallies: Tally[] = [];
  for (const [index, step] of steps.entries()) {
    say(`\n== ${step.title} (step ${index + 1} of ${steps.length})`);
    const concerned = projects.filter(({ targets }) => targets.includes(step.target));
    if (concerned.length === 0) {
      say(`   No project with this step differs from ${affectedSince}.`);
      continue;
    }
    tallies.push(await runStep(step, concerned));
  }
  const traffic = steps.map(({ name }) => name).filter((name) => name === 'pact' || name === 'e2e');
  if (traffic.length > 0 && !affected) tallies.push(checkContractCoverage(traffic));
  return tallies.length === 0 ? 0 : report(addTallies(tallies));
}

async function runStep({ name, title, target, results }: Step, projects: readonly Project[]) {
  // An earlier run's results must not be counted; Nx restores those that are still valid.
  for (const { folder } of projects) if (results) rmSync(path.join(folder, results), { force: true });

  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  const progress = setInterval(() => say(`   ... ${title.toLowerCase()}: ${seconds()} s`), PROGRESS_EVERY_MS);
  const env = target === 'e2e' ? await browserForTests() : {};
  const { failed, printed } = await runTarget({ root: workspaceRoot, target, projects, env, log, say });
  clearInterval(progress);

  const tallies = projects.map(({ name: project, folder }) => {
    const file = results && path.join(folder, results);
    const text = file === undefined ? undefined : existsSync(file) ? readFileSync(file, 'utf8') : null;
    const hasFailed = failed.delete(`${project}:${target}`);
    // Without a result file only the task's own output says why it failed.
    if (hasFailed && !text) for (const line of printed.get(project) ?? []) say(`      ${line}`);
    return judgeTask(`${name} of ${project.replace('@shop/', '')}`, !hasFailed, text);
  });
  // Tasks that the step depends on, such as a build, or Nx itself.
  for (const task of failed) tallies.push(oneFailure(`${name}: ${task} failed`));
  const tally = addTallies(tallies);
  say(`   ${tally.failed === 0 ? 'ok' : 'FAILED'}: ${tally.passed} passed, ${tally.failed} failed (${seconds()} s)`);
  return tally;
}

async function browserForTests(): Promise<Record<string, string>> {
  const finding = await findBrowser(browserSources(workspaceRoot), probeBrowser, (line) => say(`   ${line}`));
  if (finding.ok) return browserEnvironment(finding.browser);
  say(`   ${NO_BROWSER} Its tests will fail.`);
  return {};
}

/** Fails when a response that the storefront uses is in no pact, or in no recorded traffic, of the steps that ran. */
function checkContractCoverage(steps: readonly string[]): Tally {
  say('\n== Contract coverage by pacts and traffic');
  const command = path.join(workspaceRoot, 'tools/contract/src/contract-coverage/coverage.command.ts');
  const { status } = spawnSync(process.execPath, [command, '--only', steps.join(',')], { stdio: 'inherit' });
  return status === 0 ? { ...NOTHING, passed: 1 } : oneFailure('contract coverage: see above');
}

function report({ passed, failed, skipped, failures }: Tally): number {
  if (failures.length > 0) {
    say(`\n== Failures\n${failures.map((name) => `   ${name}`).join('\n')}`);
    say(`\nFull output of all tasks: ${LOG}`);
  }
  say('\nCounted: each test; one check per project for lint, types and build; one for contract coverage.');
  if (skipped > 0) say(`Skipped, not counted: ${skipped}.`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
