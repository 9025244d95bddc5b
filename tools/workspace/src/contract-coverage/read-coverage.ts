import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addAnswerCounts, type AnswerCounts } from '@shop/api-contract/answer-coverage';
import type { Project } from '../checks/projects.ts';
import type { Step } from '../checks/steps.ts';

/** What the steps' traffic showed of the contract; undefined when none of them left a word about it. */
export function readCoverage(steps: readonly Step[], projects: readonly Project[]): AnswerCounts | undefined {
  const files = steps.flatMap(({ coverage }) =>
    coverage === undefined ? [] : projects.map(({ folder }) => path.join(folder, coverage)).filter(existsSync),
  );
  if (files.length === 0) return undefined;
  return addAnswerCounts(files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as AnswerCounts));
}
