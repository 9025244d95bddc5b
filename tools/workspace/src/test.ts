import { findBrowser } from './browser/find-browser.ts';
import { probeBrowser } from './browser/probe-browser.ts';
import { browserEnvironment } from './browser/browser-environment.ts';
import { waysToABrowser } from './browser/ways.ts';
import { affectedProjects } from './checks/affected.ts';
import { tellContractCoverage } from './checks/contract-coverage.ts';
import { readOptions } from './checks/options.ts';
import { readProjects } from './checks/projects.ts';
import { runSteps } from './checks/run-steps.ts';
import { projectsOf, shareRuns } from './checks/share-runs.ts';
import { addTallies, type Tally } from './checks/tally.ts';
import { workspaceRoot } from './workspace-root.ts';

// `npm test`: every check of the workspace, all even when one fails; the browser's alone, the others beside one another.

const say = (line: string) => void process.stdout.write(`${line}\n`);

process.exitCode = await main();

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options.ok) {
    process.stderr.write(`${options.message}\n`);
    return 2;
  }

  const { affectedSince, shard, isVerbose } = options;
  const all = readProjects(workspaceRoot);
  const projects = affectedSince === undefined ? all : affectedProjects(all, affectedSince, workspaceRoot);
  // A step without any project is a mistake, unless nothing of it is affected.
  const steps = options.steps.filter((step) => affectedSince === undefined || projectsOf(step, projects).length > 0);
  if (steps.length === 0) {
    say(`Nothing of it differs from ${affectedSince}, so nothing is to be checked.`);
    return 0;
  }

  let env: Record<string, string> = { PACT_DO_NOT_TRACK: 'true', ...(shard !== undefined && { E2E_SHARD: shard }) };
  if (steps.some(({ name }) => name === 'e2e')) {
    say('== A browser for the tests');
    const finding = await findBrowser(waysToABrowser(workspaceRoot), probeBrowser, (line) => say(`   ${line}`));
    if (finding.ok) env = { ...env, ...browserEnvironment(finding.browser) };
    else say('   No browser starts on this machine; name one by SHOP_CHROMIUM=/path/to/chrome. Its tests will fail.');
  }

  const tallies: Tally[] = [];
  for (const run of shareRuns(steps, projects)) {
    tallies.push(await runSteps(run, { root: workspaceRoot, projects, env, isVerbose, say }));
  }
  tallies.push(tellContractCoverage(steps, workspaceRoot, say));
  return report(addTallies(tallies));
}

function report({ passed, failed, skipped, failures }: Tally): number {
  if (failures.length > 0) say(`\n== What failed\n${failures.map((name) => `   ${name}`).join('\n')}`);
  say(
    '\nCounted: each test of Jest, Pact and Playwright; one check per project for lint, types and build; one for formatting, one for the coverage of the contract.',
  );
  if (skipped > 0) say(`Skipped by their authors, not counted: ${skipped}.`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
