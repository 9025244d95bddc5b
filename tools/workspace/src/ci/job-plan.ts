import { Refusal } from '../terminal/refusal.ts';
import { commandsOf } from './commands.ts';
import { allSteps, needsOf, type Job, type Workflow } from './workflow.ts';

export interface JobPlan {
  /** In order, those of the jobs whose artifacts it takes first; each once. */
  commands: string[];
  env: Record<string, string>;
}

/**
 * What a job runs, as a developer would run it one command after the other.
 *
 * @param base stands for the commit that a pull request is compared with
 * @throws Refusal when the workflow has no such job
 */
export function planJob(workflow: Workflow, name: string, base: string, root: string): JobPlan {
  const jobs = workflow.jobs ?? {};
  const job = jobs[name];
  if (!job) throw new Refusal(`${workflow.file} has no job ${name}; it has ${Object.keys(jobs).join(', ')}.`);

  const steps = allSteps(job, root);
  const takesArtifact = steps.some(({ uses }) => uses?.startsWith('actions/download-artifact@'));
  const before = takesArtifact ? needsOf(job).flatMap((needed) => planJob(workflow, needed, base, root).commands) : [];
  const own = steps.flatMap(({ run }) => (run === undefined ? [] : commandsOf(run)));
  return { commands: [...new Set([...before, ...own])], env: environmentOf(workflow, job, base) };
}

/** Of a matrix the first. What only GitHub knows is left empty. */
function environmentOf({ env: shared }: Workflow, { env: own, strategy }: Job, base: string): Record<string, string> {
  const values: Record<string, string | undefined> = { 'github.event.pull_request.base.sha': base };
  for (const [axis, [first]] of Object.entries(strategy?.matrix ?? {})) values[`matrix.${axis}`] = first;
  return Object.fromEntries(
    Object.entries({ ...shared, ...own }).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{\{\s*([\w.]+)\s*\}\}/g, (_, expression: string) => values[expression] ?? ''),
    ]),
  );
}
