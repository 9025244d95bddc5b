import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { atTerminal, Refusal } from '../terminal/refusal.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { planJob } from './job-plan.ts';
import { runInClone } from './run-in-clone.ts';
import { readWorkflows, type Workflow } from './workflow.ts';
import { workflowFaults } from './workflow-faults.ts';

// `npm run ci:dry-run [-- --run checks/static] [-- --base main]`: what the workflows do, whether they keep the rules, and
// one job as CI runs it, in a clean clone of the last commit.

const say = (line: string) => void process.stdout.write(`${line}\n`);

await atTerminal(() => {
  const { values } = parseArgs({ options: { run: { type: 'string' }, base: { type: 'string', default: 'HEAD~1' } } });
  const workflows = readWorkflows(workspaceRoot);
  const manifest = readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8');
  const scripts = Object.keys((JSON.parse(manifest) as { scripts: object }).scripts);

  const faults = workflows.flatMap((workflow) => workflowFaults(workflow, scripts, workspaceRoot));
  for (const workflow of workflows) tell(workflow, values.base);
  if (faults.length > 0) say(`\nAgainst the rules:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
  if (values.run === undefined) return;

  const [file, job = ''] = values.run.split('/');
  const workflow = workflows.find((one) => one.file === `${file}.yml`);
  if (!workflow) throw new Refusal(`There is no workflow ${file}; a job is named like checks/static.`);
  if (!runInClone(planJob(workflow, job, values.base, workspaceRoot), workspaceRoot, say)) process.exitCode = 1;
});

function tell(workflow: Workflow, base: string): void {
  say(`\n${workflow.file}`);
  for (const name of Object.keys(workflow.jobs ?? {})) {
    say(`  ${name}`);
    for (const command of planJob(workflow, name, base, workspaceRoot).commands) say(`    ${command}`);
  }
}
