import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tellContractCoverage } from './contract-coverage.ts';
import { STEPS } from './steps.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'coverage-'))));
afterEach(() => rmSync(root, { recursive: true }));

const stepsNamed = (...names: string[]) => STEPS.filter(({ name }) => names.includes(name));

/** A workspace whose coverage command is this script. */
function withCommand(script: string): void {
  const folder = path.join(root, 'tools/contract/src/contract-coverage');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'coverage.command.ts'), script);
}

function told(steps: readonly (typeof STEPS)[number][]) {
  const lines: string[] = [];
  return { tally: tellContractCoverage(steps, root, (line) => lines.push(line)), lines };
}

describe('the coverage of the contract, after the steps', () => {
  it('is told from the traffic of the steps that ran, and counts as a check', () => {
    withCommand(`console.log(process.argv.slice(2).join(' '))`);
    const { tally, lines } = told(stepsNamed('lint', 'pact', 'e2e'));
    expect(lines).toEqual(['\n== The contract in pacts and traffic', '   --only pact,e2e']);
    expect(tally).toMatchObject({ passed: 1, failed: 0 });
  });

  it('fails when something that the storefront uses is in no pact', () => {
    withCommand(`console.log('login 401 refused: missing'); process.exitCode = 1`);
    const { tally, lines } = told(stepsNamed('pact'));
    expect(lines).toContain('   login 401 refused: missing');
    expect(tally).toMatchObject({ passed: 0, failed: 1, failures: [expect.stringContaining('contract coverage')] });
  });

  it('is left out when no step had traffic', () => {
    expect(told(stepsNamed('lint', 'unit'))).toEqual({
      tally: expect.objectContaining({ passed: 0, failed: 0 }) as object,
      lines: [],
    });
  });
});
