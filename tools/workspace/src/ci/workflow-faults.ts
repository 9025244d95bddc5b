import { commandFaults } from './commands.ts';
import { needsOf, readOwnAction, type Job, type Step, type Workflow } from './workflow.ts';

/** Longer than any job takes; a job that hangs must not cost hours. */
const LONGEST_MINUTES = 60;

/** What strangers can start. */
const OPEN_TO_STRANGERS = ['pull_request'];

/** They run what a stranger wrote with this repository's own rights. */
const REFUSED_TRIGGERS = ['pull_request_target', 'workflow_run'];

/**
 * What makes a workflow unsafe, endless, or different from what a developer runs; empty when nothing does.
 *
 * @param scripts the workspace's npm scripts
 */
export function workflowFaults(workflow: Workflow, scripts: readonly string[], root: string): string[] {
  const { jobs = {}, on = {}, permissions, concurrency } = workflow;
  const isOpen = OPEN_TO_STRANGERS.some((trigger) => trigger in on);
  const texts = [workflow.text, ...ownActionsOf(workflow, root).map(({ text }) => text)];
  const faults = [
    ...(JSON.stringify(permissions) === '{}' ? [] : ['grants rights to every job: `permissions: {}` is missing']),
    ...(concurrency ? [] : ['has no concurrency group']),
    ...REFUSED_TRIGGERS.filter((trigger) => trigger in on).map((trigger) => `is started by ${trigger}`),
    ...(isOpen && texts.some((text) => /\bsecrets\b/.test(text)) ? ['shows a secret to pull requests'] : []),
    ...texts.flatMap(pinFaults),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      jobFaults(job, Object.keys(jobs), isOpen, scripts, root).map((fault) => `${name}: ${fault}`),
    ),
  ];
  return faults.map((fault) => `${workflow.file}: ${fault}`);
}

function jobFaults(job: Job, jobs: string[], isOpen: boolean, scripts: readonly string[], root: string): string[] {
  const minutes = job['timeout-minutes'] ?? Infinity;
  const steps = job.steps ?? [];
  return [
    ...rightsFaults(job, isOpen),
    ...(minutes <= LONGEST_MINUTES ? [] : ['has no time limit, or one above an hour']),
    ...(/-latest$/.test(job['runs-on'] ?? '-latest') ? ['runs on a system that changes under it'] : []),
    ...needsOf(job)
      .filter((needed) => !jobs.includes(needed))
      .map((needed) => `needs ${needed}, which is no job`),
    ...steps.flatMap((step) => stepFaults(step, scripts, root)),
  ];
}

function rightsFaults({ permissions }: Job, isOpen: boolean): string[] {
  if (permissions === undefined) return ['does not say which rights it needs'];
  if (typeof permissions === 'string') return [`asks for ${permissions}`];
  const writes = Object.entries(permissions).flatMap(([right, kind]) => (kind === 'write' ? [right] : []));
  return isOpen ? writes.map((right) => `may write ${right} in a pull request`) : [];
}

function stepFaults({ uses, run, with: inputs }: Step, scripts: readonly string[], root: string): string[] {
  if (run !== undefined) return commandFaults(run, scripts);
  if (uses === undefined) return [];
  if (uses.startsWith('./')) {
    const action = readOwnAction(uses, root);
    return action ? action.steps.flatMap((step) => stepFaults(step, scripts, root)) : [`${uses} is not there`];
  }
  const keepsToken = uses.startsWith('actions/checkout@') && inputs?.['persist-credentials'] !== false;
  return keepsToken ? ['leaves its token in the checkout'] : [];
}

/** Actions of others by the whole commit, with the version beside it for whoever updates it. */
function pinFaults(text: string): string[] {
  return [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].flatMap(([, uses = '']) =>
    uses.startsWith('./') || /^[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/.test(uses)
      ? []
      : [`\`${uses}\` is not pinned by a whole commit with its version beside it`],
  );
}

function ownActionsOf({ jobs = {} }: Workflow, root: string): { text: string }[] {
  const names = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ uses }) => uses ?? []));
  return [...new Set(names)].filter((name) => name.startsWith('./')).flatMap((name) => readOwnAction(name, root) ?? []);
}
