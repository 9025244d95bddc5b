import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CoverageData } from '@shop/mock-engine/traffic/contract-coverage';
import { control } from './control.ts';

const report = path.resolve(import.meta.dirname, '../../reports/contract-coverage.json');

/**
 * Writes the contract coverage of the suite.
 *
 * @throws Error when any request or answer broke the contract, one that no test was there to see included
 */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function keepCoverage(): Promise<void> {
  const { operations, violations, fields } = await control('GET /contract-coverage');
  mkdirSync(path.dirname(report), { recursive: true });
  const seen: CoverageData = { counts: operations, fields };
  writeFileSync(report, JSON.stringify(seen, null, 2));
  if (violations > 0) throw new Error(`${violations} requests or answers broke the contract.`);
}
