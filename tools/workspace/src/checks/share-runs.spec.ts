import { shareRuns } from './share-runs.ts';
import type { Step } from './steps.ts';

const lint: Step = { name: 'lint', title: 'Lint', target: 'lint' };
const unit: Step = { name: 'unit', title: 'Unit', target: 'test', isFor: (project) => project !== 'contract' };
const contract: Step = {
  name: 'contract',
  title: 'Contract',
  target: 'test',
  isFor: (project) => project === 'contract',
};
const browser: Step = { name: 'browser', title: 'Browser', target: 'e2e', isAlone: true };

const project = (name: string, ...targets: string[]) => ({ name, folder: name, targets });
const projects = [
  project('shop', 'lint', 'test'),
  project('contract', 'lint', 'test'),
  project('robot', 'lint', 'e2e'),
];

const runs = (...steps: Step[]) => shareRuns(steps, projects).map((run) => run.map(({ name }) => name));

it('runs steps together, and one that asks for it alone at the end', () => {
  expect(runs(lint, browser, unit, contract)).toEqual([['lint', 'unit', 'contract'], ['browser']]);
});

it('runs steps apart where together they would run a task of none of them', () => {
  expect(runs(lint, unit)).toEqual([['lint'], ['unit']]);
});

it('runs a single step by itself', () => {
  expect(runs(unit)).toEqual([['unit']]);
  expect(runs(browser)).toEqual([['browser']]);
});
