import { readJestResults } from './jest-results.ts';
import { readPlaywrightResults } from './playwright-results.ts';
import type { Step } from './steps.ts';
import { NOTHING, type Tally } from './tally.ts';

/** How a task ended, as Nx tells it; `not-run` also when Nx skipped it because of another's failure. */
export type TaskEnd = 'succeeded' | 'failed' | 'not-run';

const READERS = { jest: readJestResults, playwright: readPlaywrightResults };

/**
 * The tally of one project's task, from its result file where the runner writes one.
 *
 * Never believes a file against the runner: a task that failed has at least one failure, and a success without
 * a result file, or with one that holds no test, is a failure too.
 *
 * @param resultText the result file's content, null when there is none
 */
export function judgeTask(step: Step, project: string, end: TaskEnd, resultText: string | null): Tally {
  const name = `${step.name} of ${project}`;
  if (end === 'not-run') return failure(`${name}: did not run`);
  if (!step.results) {
    return end === 'succeeded' ? { ...NOTHING, passed: 1 } : failure(`${name}: failed`);
  }

  if (end === 'failed' && resultText === null) return failure(`${name}: failed before its first test`);
  const tally = readResult(step.results.runner, resultText);
  if (tally === null) return failure(`${name}: left no readable ${step.results.file}`);
  const failures = tally.failures.map((test) => `${name}: ${test}`);
  if (tally.failed > 0) return { ...tally, failures };
  if (end === 'failed') return { ...tally, ...failure(`${name}: failed outside of its tests`), passed: tally.passed };
  if (tally.passed === 0) return failure(`${name}: ran no test`);
  return tally;
}

function readResult(runner: keyof typeof READERS, text: string | null): Tally | null {
  if (text === null) return null;
  try {
    return READERS[runner](text);
  } catch {
    return null;
  }
}

function failure(name: string): Tally {
  return { ...NOTHING, failed: 1, failures: [name] };
}
