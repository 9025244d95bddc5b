import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Step } from './steps.ts';
import { NOTHING, type Tally } from './tally.ts';

const COMMAND = 'tools/contract/src/contract-coverage/coverage.command.ts';

/**
 * How much of the contract the pacts and the traffic of these steps met: told, and failed when an answer that the storefront
 * uses is in no pact. Nothing when no step had traffic.
 */
export function tellContractCoverage(steps: readonly Step[], root: string, say: (line: string) => void): Tally {
  const runs = steps.filter(({ coverage }) => coverage !== undefined).map(({ name }) => name);
  if (runs.length === 0) return NOTHING;

  say('\n== The contract in pacts and traffic');
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, COMMAND), '--only', runs.join(',')], {
    encoding: 'utf8',
  });
  const text = `${stdout}${stderr}`.trimEnd();
  for (const line of text.split('\n')) say(`   ${line}`.trimEnd());
  return status === 0
    ? { ...NOTHING, passed: 1 }
    : { ...NOTHING, failed: 1, failures: ['contract coverage: see “The contract in pacts and traffic”'] };
}
