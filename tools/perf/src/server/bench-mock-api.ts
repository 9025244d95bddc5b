import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chosen, CommandError, runCommand, say, text, wholeNumber } from '@shop/workspace-tools/terminal/command';
import { report, type Result } from '../statistics.ts';
import { rows as allRows } from './rows.ts';
import { pinnedCores } from './running-server.ts';

const usage = `npm run perf -- mock-api [--only ROW,...] [--rounds N] [--seconds N]

Measures the mock API against bare Fastify and other mock servers in the same run. Linux only.
  --only ROW,...  of ${allRows.map(({ name }) => name).join(', ')}
  --rounds N      rounds of each row (5)
  --seconds N     length of each load (3)`;

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, rounds: text('5'), seconds: text('3') } });
  const rows = chosen('only', allRows, values.only);
  const rounds = wholeNumber('rounds', values.rounds);
  const seconds = wholeNumber('seconds', values.seconds);
  if (process.platform !== 'linux')
    throw new CommandError('The benchmark reads CPU time and memory from /proc: Linux only.');

  const cores = pinnedCores();
  if (!cores) say('Servers and load share the cores (taskset cannot pin them): results vary more.');
  const results: Result[] = [];
  for (const row of rows) {
    say(row.name);
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
    results.push(...(await row.measure({ cores, rounds, seconds, folder })));
    rmSync(folder, { recursive: true });
  }
  report(results);
});
