import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

export interface Job {
  permissions?: Record<string, string> | string;
  'timeout-minutes'?: number;
  'runs-on'?: string;
  needs?: string | string[];
  env?: Record<string, string>;
  strategy?: { matrix?: Record<string, string[]> };
  steps?: Step[];
}

export interface Workflow {
  /** Within `.github/workflows`. */
  file: string;
  /** As it is written: YAML forgets the comments, in which the versions of actions stand. */
  text: string;
  on?: Record<string, unknown>;
  permissions?: object | string;
  concurrency?: object;
  env?: Record<string, string>;
  jobs?: Record<string, Job>;
}

/** @throws Error when it is no YAML */
export function readWorkflow(file: string, text: string): Workflow {
  return { ...(parse(text) as Omit<Workflow, 'file' | 'text'>), file, text };
}

/** Every workflow of the workspace. */
export function readWorkflows(root: string): Workflow[] {
  const folder = path.join(root, '.github/workflows');
  return readdirSync(folder)
    .sort()
    .map((file) => readWorkflow(file, readFileSync(path.join(folder, file), 'utf8')));
}

/**
 * An action of this workspace: its text and steps, or null when there is none.
 *
 * @param uses for example `./.github/actions/prepare`
 */
export function readOwnAction(uses: string, root: string): { text: string; steps: Step[] } | null {
  const file = path.join(root, uses, 'action.yml');
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  return { text, steps: (parse(text) as { runs: { steps: Step[] } }).runs.steps };
}

/** A job's steps, those of the workspace's own actions in their place. */
export function allSteps({ steps = [] }: Job, root: string): Step[] {
  return steps.flatMap((step) => (step.uses?.startsWith('./') ? (readOwnAction(step.uses, root)?.steps ?? []) : step));
}

export function needsOf({ needs = [] }: Job): string[] {
  return [needs].flat();
}
