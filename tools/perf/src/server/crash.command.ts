import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, runCommand, say, text, wholeNumber } from '@shop/workspace-tools/terminal/command';
import { crashRounds } from './crash.ts';

const MAX_SEED = 2 ** 31 - 1;
const usage = `npm run perf -- crash [--rounds N] [--clients N] [--seed N]

Kills the mock API at random moments, and checks that everything it confirmed is still there.
  --rounds N   crashes (200)
  --clients N  concurrent customers (32)
  --seed N     repeats the crashes of a run (random)`;

await runCommand(usage, async () => {
  const options = { rounds: text('200'), clients: text('32'), seed: text(`${randomInt(MAX_SEED)}`) };
  const { values } = parseArgs({ options });
  const rounds = wholeNumber('rounds', values.rounds);
  const clients = wholeNumber('clients', values.clients);
  const seed = wholeNumber('seed', values.seed, 0, MAX_SEED);
  const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));
  say(`Seed ${seed}`);
  const { failures } = await crashRounds({ rounds, clients, seed, folder });
  if (failures.length > 0)
    throw new CommandError(
      [...failures, `Data files: ${folder}`, `Again: npm run perf -- crash --seed ${seed}`].join('\n'),
    );
  process.stdout.write(`${rounds} crashes. Nothing was lost, no order has two payments.\n`);
  rmSync(folder, { recursive: true });
});
