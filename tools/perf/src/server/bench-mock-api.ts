import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { atTerminal, Refusal } from '@shop/workspace-tools/terminal/refusal';
import { chosen, wholeNumber } from '../options.ts';
import { watchHost } from '../statistics/taken-by-host.ts';
import { benchMessages as messages } from './bench.messages.ts';
import { chooseCores } from './machine.ts';
import { isMet, type Finding } from './row.ts';
import { rows as allRows } from './rows/all-rows.ts';
import { table } from './table.ts';

// `npm run bench:mock-api`: how fast the mock API is, as ratios to what else does the same work in the same run.

const say = (text: string) => process.stderr.write(`${text}\n`);

await atTerminal(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
    },
  });
  const rows = chosen('only', allRows, values.only);
  const rounds = wholeNumber('rounds', values.rounds);
  const seconds = wholeNumber('seconds', values.seconds);
  if (process.platform !== 'linux') throw new Refusal(messages.linuxOnly);

  const cores = chooseCores();
  say(messages.cores(cores));
  const taken = watchHost();
  const findings: Finding[] = [];
  for (const row of rows) {
    say(row.title);
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
    findings.push(...(await row.measure({ cores, rounds, seconds, folder, progress: say })));
    rmSync(folder, { recursive: true });
  }

  process.stdout.write(`${table(findings)}\n`);
  const percent = taken();
  if (percent !== undefined) say(messages.taken(percent));
  process.exitCode = findings.every(isMet) ? 0 : 1;
});
