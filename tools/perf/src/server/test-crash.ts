import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, runCommand, say, text, wholeNumber } from '@shop/workspace-tools/terminal/command';
import { crashRounds } from './crash/crash-rounds.ts';

const MAX_SEED = 2 ** 31 - 1;
const MAX_FAILURES_SHOWN = 20;
const usage = `npm run perf -- crash [--rounds N] [--clients N] [--seed N]

Kills the mock API at random moments, and checks that everything it confirmed is still there.
  --rounds N   crashes (200)
  --clients N  concurrent customers (32)
  --seed N     repeats the carts and crashes of a run (random)`;

await runCommand(usage, async () => {
  const numbers = {
    rounds: text('200'),
    clients: text('32'),
    seed: text(`${randomInt(MAX_SEED)}`),
  };
  const { values } = parseArgs({ options: numbers });
  const rounds = wholeNumber('rounds', values.rounds, 0);
  const clients = wholeNumber('clients', values.clients);
  const seed = wholeNumber('seed', values.seed, 0, MAX_SEED);
  const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));

  say(`Seed ${seed}`);
  const { failures, counts } = await crashRounds({ rounds, clients, seed, folder });
  const lines = [
    ...failures.slice(0, MAX_FAILURES_SHOWN),
    `${rounds} crashes. Confirmed before crashes: ${counts}.`,
    failures.length === 0 ? 'Nothing was lost, no order has two payments.' : `${failures.length} failures.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (failures.length > 0)
    throw new CommandError(`Data files: ${folder}\nRun again: npm run perf -- crash --seed ${seed}`);
  rmSync(folder, { recursive: true });
});
