import { parseArgs } from 'node:util';

/** One kind of check of `npm test`: an Nx target, run for every project that has it. */
export interface Step {
  /** As it is written after `--only`. */
  name: string;
  title: string;
  target: string;
  /** Where the runner writes what became of each test, in the project; without it, each project counts as one check. */
  results?: string;
}

/** In the order in which they are named. */
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

export interface Options {
  steps: readonly Step[];
  /** Only what differs from this commit or branch, and what depends on it; undefined for everything. */
  affectedSince: string | undefined;
}

export const TEST_USAGE = `npm test -- [--only STEP,...] [--affected BASE]

Runs every check of the workspace.
  --only STEP,...  some of: ${STEPS.map(({ name }) => name).join(', ')}
  --affected BASE  what differs from this commit or branch, and what depends on it`;
const FLAGS = { only: { type: 'string' }, affected: { type: 'string' } } as const;

/**
 * Reads the command line of `npm test`; steps keep their usual order, however they are named.
 *
 * @throws Error that says what is wrong and how it is used
 */
export function readOptions(args: string[]): Options {
  try {
    const { only, affected: affectedSince } = parseArgs({ args, options: FLAGS }).values;

    const wanted = only?.split(',').map((name) => name.trim());
    const unknown = wanted?.find((name) => !STEPS.some((step) => step.name === name));
    if (unknown !== undefined) throw new Error(`There is no step "${unknown}".`);
    return { steps: STEPS.filter(({ name }) => wanted?.includes(name) ?? true), affectedSince };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${TEST_USAGE}`, { cause: error });
  }
}
