import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { readContract } from '../contract.ts';
import { readPacts } from '../pacts/pacts.ts';
import { coverageTable, coverContract, type Traffic } from './cover-contract.ts';

/** Where test runs record their traffic. */
const recordings = ['apps/mock-api/reports/pact-coverage.json', 'apps/storefront-e2e/reports/contract-coverage.json'];
const report = join(workspaceRoot, 'reports/contract-coverage.txt');

/** Prints and writes the report; the exit code is 1 when a response that the storefront uses is in no pact. */
export function printCoverage(): void {
  const runs = recordings
    .map((file) => join(workspaceRoot, file))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Traffic);

  const calls = coverContract(readContract().whole, readPacts(), runs);
  const text = `${coverageTable(calls).join('\n')}\n`;
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, text);
  process.stdout.write(text);
  process.exitCode = calls.some(({ gaps }) => gaps.length > 0) ? 1 : 0;
}
