import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { TrafficSeen } from '@shop/api-contract/answer-coverage';
import { atTerminal } from '@shop/workspace-tools/terminal/refusal';
import { workspaceRoot } from '../contract-paths.ts';
import { readPacts } from '../pacts/read-pacts.ts';
import { readContract } from '../read-contract.ts';
import { declaredCalls } from './contract-answers.ts';
import { coverContract } from './cover-contract.ts';
import { coverageFaults } from './coverage-faults.ts';
import { coveragePage } from './coverage-page.ts';
import { coverageTable } from './coverage-table.ts';
import { coverageMessages as messages } from './coverage.messages.ts';

// How much of the contract the pacts and the last runs met: `npm run pact:coverage`, and the end of `npm test`.
// Fails when something that the storefront uses is in no pact.

/** Where the runs leave word of their traffic. */
const traffic: Readonly<Record<string, string>> = {
  pact: 'apps/mock-api/reports/pact-coverage.json',
  e2e: 'apps/storefront-e2e/reports/contract-coverage.json',
};

await atTerminal(() => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const wanted = only === undefined ? Object.keys(traffic) : only.split(',');
  const runs = Object.fromEntries(
    Object.entries(traffic)
      .map(([run, file]) => [run, join(workspaceRoot, file)] as const)
      .filter(([run, file]) => wanted.includes(run) && existsSync(file))
      .map(([run, file]) => [run, JSON.parse(readFileSync(file, 'utf8')) as TrafficSeen]),
  );

  const calls = coverContract(declaredCalls(readContract()), readPacts(), runs);
  const page = join(workspaceRoot, 'reports/contract-coverage.html');
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, coveragePage(calls));

  const lines = [...coverageTable(calls), '', messages.page(relative(workspaceRoot, page))];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = coverageFaults(calls).length === 0 ? 0 : 1;
});
