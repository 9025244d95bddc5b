import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TrafficSeen } from '@shop/api-contract/answer-coverage';
import { runCommand } from '@shop/workspace-tools/terminal/command';
import { workspaceRoot } from '../contract-paths.ts';
import { readContract } from '../openapi.ts';
import { readPacts } from '../pacts/pacts.ts';
import { coverContract } from './cover-contract.ts';
import { coverageTable } from './coverage-table.ts';

// How much of the contract the pacts and the last runs met: `npm run pact:coverage`, and the end of `npm test`.
// Fails when something that the storefront uses is in no pact.

/** Where the runs leave word of their traffic. */
const traffic: Readonly<Record<string, string>> = {
  pact: 'apps/mock-api/reports/pact-coverage.json',
  e2e: 'apps/storefront-e2e/reports/contract-coverage.json',
};
const report = join(workspaceRoot, 'reports/contract-coverage.txt');

const usage = `npm run pact:coverage -- [--only pact,e2e]

How much of the contract the pacts and the last runs met. Fails when something that the storefront uses is in no pact.
  --only RUN,...  the runs whose traffic counts (pact,e2e)`;

await runCommand(usage, () => {
  const { only = Object.keys(traffic).join() } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const files = only.split(',').map((run) => join(workspaceRoot, traffic[run] ?? ''));
  const runs = files
    .filter((file) => file.endsWith('.json') && existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as TrafficSeen);

  const calls = coverContract(readContract().whole, readPacts(), runs);
  const text = `${coverageTable(calls).join('\n')}\n`;
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, text);
  process.stdout.write(text);
  process.exitCode = calls.some(({ faults }) => faults.length > 0) ? 1 : 0;
});
