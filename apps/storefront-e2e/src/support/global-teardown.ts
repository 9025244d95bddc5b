import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { control } from './control.ts';

const report = path.resolve(import.meta.dirname, '../../reports/contract-coverage.json');

/**
 * Writes the contract coverage of the suite.
 *
 * @throws Error when any request or answer broke the contract, one that no test was there to see included
 */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function keepCoverage(): Promise<void> {
  const { operations, violations } = await control('GET /contract-coverage');
  mkdirSync(path.dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify(operations, null, 2));
  if (violations > 0) throw new Error(`${violations} requests or answers broke the contract.`);
}
