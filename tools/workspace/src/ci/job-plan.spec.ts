import { workspaceRoot } from '../workspace-root.ts';
import { planJob } from './job-plan.ts';
import { readWorkflow, readWorkflows } from './workflow.ts';

const plan = (file: string, job: string) => {
  const workflow = readWorkflows(workspaceRoot).find((one) => one.file === file) ?? readWorkflow(file, '{}');
  return planJob(workflow, job, 'main', workspaceRoot);
};

it('installs first, then runs what the job runs, with its environment', () => {
  expect(plan('checks.yml', 'browser')).toEqual({
    commands: ['npm ci', 'npm run e2e -- --shard "$SHARD" --affected "$BASE"'],
    env: { BASE: 'main', SHARD: '1/3' },
  });
});

it('makes the artifact before what takes it', () => {
  expect(plan('publish.yml', 'release-page').commands).toEqual([
    'npm ci',
    'npm run release -- --twice',
    'npm run release:verify',
    'npm run build',
    'npm run budgets',
    'npm run perf',
    'gh release create "$TAG" --verify-tag --generate-notes release/*',
  ]);
});

it('leaves empty what only GitHub knows', () => {
  expect(plan('publish.yml', 'release-page').env).toEqual({ GH_TOKEN: '', GH_REPO: '', TAG: '' });
});

it('knows no job that is not there', () => {
  expect(() => plan('checks.yml', 'deploy')).toThrow('checks.yml has no job deploy; it has static,');
});
