import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';
import { readWorkflow, readWorkflows } from './workflow.ts';
import { workflowFaults } from './workflow-faults.ts';

const manifest = readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8');
const scripts = Object.keys((JSON.parse(manifest) as { scripts: object }).scripts);

const faultsOf = (text: string) => workflowFaults(readWorkflow('checks.yml', text), scripts, workspaceRoot);

const sound = readFileSync(path.join(workspaceRoot, '.github/workflows/checks.yml'), 'utf8');

it('the workflows of this workspace keep every rule', () => {
  const workflows = readWorkflows(workspaceRoot);

  expect(workflows.map(({ file }) => file)).toEqual(['checks.yml', 'publish.yml']);
  expect(workflows.flatMap((workflow) => workflowFaults(workflow, scripts, workspaceRoot))).toEqual([]);
});

const checkout = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';

it.each([
  ['an action by its tag', checkout, 'actions/checkout@v5', 'not pinned by a whole commit'],
  ['an action by part of its commit', checkout, 'actions/checkout@08c6903 # v5.0.0', 'not pinned by a whole commit'],
  ['an action without its version', checkout, checkout.replace(/ #.*/, ''), 'not pinned by a whole commit'],
  ['rights for every job', 'permissions: {}', 'permissions: read-all', 'grants rights to every job'],
  ['a job without its rights', '    permissions:\n      contents: read\n', '', 'does not say which rights it needs'],
  ['a right to write', 'contents: read', 'contents: write', 'may write contents in a pull request'],
  ['every right', 'permissions:\n      contents: read', 'permissions: write-all', 'asks for write-all'],
  ['a job without an end', '    timeout-minutes: 15\n', '', 'no time limit'],
  ['a time limit of hours', 'timeout-minutes: 15', 'timeout-minutes: 360', 'no time limit'],
  ['a token that stays', 'persist-credentials: false', 'persist-credentials: true', 'leaves its token'],
  ['a system that changes', 'ubuntu-24.04', 'ubuntu-latest', 'changes under it'],
  ['rights of the target', '  pull_request:', '  pull_request_target:', 'is started by pull_request_target'],
  ['runs that pile up', /concurrency:\n( .*\n)+/, '', 'no concurrency group'],
  ['a secret', 'env:\n  BASE:', 'env:\n  KEY: ${{ secrets.KEY }}\n  BASE:', 'shows a secret to pull requests'],
  ['a script that is not there', 'npm run demo', 'npm run demonstrate', '`npm run demonstrate` is no npm script'],
  ['a command of its own', 'npm run demo', 'npx vite build', '`npx vite build` is no npm script'],
  ['a command behind a script', 'npm run demo', 'npm run demo && ./upload.sh', 'more than one command'],
  ["a branch's name in a command", '"$BASE"', '${{ github.head_ref }}', 'what others may have written'],
  ['a job that waits for none', 'needs: release', 'needs: relaese', 'needs relaese, which is no job'],
  ['an own action that is gone', './.github/actions/prepare', './.github/actions/prepared', 'prepared is not there'],
])('%s is noticed', (_, whole, broken, fault) => {
  expect(faultsOf(sound)).toEqual([]);
  expect(faultsOf(sound.replace(whole, broken)).join('\n')).toContain(fault);
});
