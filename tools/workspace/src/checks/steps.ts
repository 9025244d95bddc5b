/** One kind of check of `npm test`: an Nx target, run for every project that has it. */
export interface Step {
  /** As it is written after `--only`. */
  name: string;
  title: string;
  target: string;
  /** The runner's result file, in the project; without one, each project counts as one check. */
  results?: string;
}

/** In the order in which they run. */
export const STEPS: readonly Step[] = [
  { name: 'format', title: 'Formatting', target: 'format' },
  { name: 'lint', title: 'Lint and module boundaries', target: 'lint' },
  { name: 'typecheck', title: 'Types', target: 'typecheck' },
  { name: 'unit', title: 'Unit and component tests', target: 'test', results: 'reports/unit.json' },
  { name: 'contract', title: 'Contract checks', target: 'contract', results: 'reports/contract.json' },
  { name: 'pact', title: 'Pact, consumer then provider', target: 'pact', results: 'reports/pact.json' },
  { name: 'build', title: 'Production build', target: 'build' },
  { name: 'e2e', title: 'The shop in a browser', target: 'e2e', results: 'reports/e2e.json' },
];
