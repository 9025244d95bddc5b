/** One kind of check of `npm test`: an Nx target, run for every project that has it. */
export interface Step {
  /** As it is written after `--only`. */
  name: string;
  title: string;
  target: string;
  /** Narrows the projects, where one target serves two steps. */
  isFor?: (project: string) => boolean;
  /** Whether it needs the machine for itself; the others run beside one another. */
  isAlone?: boolean;
  /** Where the runner writes what became of each test; without it, each project counts as one check. */
  results?: { runner: 'jest' | 'playwright'; file: string };
  /** Where it is written which answers of the contract the step's traffic showed. */
  coverage?: string;
}

const CONTRACT_PROJECT = '@shop/contract-tools';

/** In the order in which they are told. */
export const STEPS: readonly Step[] = [
  { name: 'format', title: 'Formatting', target: 'format' },
  { name: 'lint', title: 'Lint and module boundaries', target: 'lint' },
  { name: 'typecheck', title: 'Types', target: 'typecheck' },
  {
    name: 'unit',
    title: 'Unit and component tests',
    target: 'test',
    isFor: (project) => project !== CONTRACT_PROJECT,
    results: { runner: 'jest', file: 'reports/unit.json' },
  },
  {
    name: 'contract',
    title: 'Contract checks',
    target: 'test',
    isFor: (project) => project === CONTRACT_PROJECT,
    results: { runner: 'jest', file: 'reports/unit.json' },
  },
  {
    name: 'pact',
    title: 'Pact, consumer then provider',
    target: 'pact',
    results: { runner: 'jest', file: 'reports/pact.json' },
    coverage: 'reports/pact-coverage.json',
  },
  { name: 'build', title: 'Production build', target: 'build' },
  {
    name: 'e2e',
    title: 'The shop in a browser',
    target: 'e2e',
    isAlone: true,
    results: { runner: 'playwright', file: 'reports/e2e.json' },
    coverage: 'reports/contract-coverage.json',
  },
];
