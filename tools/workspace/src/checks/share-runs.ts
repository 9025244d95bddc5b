import type { Project } from './projects.ts';
import type { Step } from './steps.ts';

/** The projects that a step is for. */
export function projectsOf(step: Step, projects: readonly Project[]): Project[] {
  return projects.filter(({ name, targets }) => targets.includes(step.target) && (step.isFor?.(name) ?? true));
}

/**
 * Groups steps that run beside one another, so that no processor waits while one of them has a single long task left.
 *
 * A step that asks for it runs alone. So does each when their targets and projects, taken together, would name a task that
 * belongs to none of them: Nx runs every target of every project that it is given.
 */
export function shareRuns(steps: readonly Step[], projects: readonly Project[]): Step[][] {
  const alone = steps.filter(({ isAlone }) => isAlone);
  const together = steps.filter(({ isAlone }) => !isAlone);
  const runs = together.length > 0 && isExact(together, projects) ? [together] : together.map((step) => [step]);
  return [...runs, ...alone.map((step) => [step])];
}

function isExact(steps: readonly Step[], projects: readonly Project[]): boolean {
  const meant = new Set(
    steps.flatMap((step) => projectsOf(step, projects).map(({ name }) => `${name}:${step.target}`)),
  );
  const named = projects.filter(({ name }) => steps.some(({ target }) => meant.has(`${name}:${target}`)));
  return named.every(({ name, targets }) =>
    steps.every(({ target }) => !targets.includes(target) || meant.has(`${name}:${target}`)),
  );
}
