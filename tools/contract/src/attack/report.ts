import type { AttackResult } from './attack.ts';

/** What an attack came to, for people: counts by call and status, or the finding as lines to paste into a shell. */
export function attackReport(result: AttackResult): string {
  if (!result.ok) {
    const { requests, seed, faults, curl } = result;
    return [
      `Found after ${requests} requests (seed ${seed}):`,
      ...faults.map((fault) => `  ${fault}`),
      'By these requests, to a shop in which nothing has happened yet:',
      ...curl.map((line) => `  ${line}`),
      `Again: npm run attack -- --seed ${seed}`,
    ].join('\n');
  }
  const rows = Object.entries(result.tally).map(([id, counts]) => {
    const cells = Object.entries(counts).map(([status, { allowed, refused }]) => `${status} × ${allowed + refused}`);
    return `  ${id.padEnd(24)}${cells.join('   ')}`;
  });
  return [`${result.requests} requests, each answered as openapi.yaml says:`, ...rows.sort()].join('\n');
}
