import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { atTerminal, Refusal } from '@shop/workspace-tools/terminal/refusal';
import { wholeNumber } from '../options.ts';
import { crashMessages as messages } from './crash/crash.messages.ts';
import { crashRounds } from './crash/crash-rounds.ts';
import { paymentRaces } from './crash/race.ts';
import { SEEDS } from './crash/random.ts';

// `npm run test:crash`: kills the mock API at random moments, and looks for everything that it had answered.

const say = (text: string) => process.stderr.write(`${text}\n`);

await atTerminal(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '200' },
      races: { type: 'string', default: '1000' },
      clients: { type: 'string', default: '32' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * SEEDS)) },
    },
  });
  const rounds = wholeNumber('rounds', values.rounds, { from: 0 });
  const races = wholeNumber('races', values.races, { from: 0 });
  const clients = wholeNumber('clients', values.clients);
  const seed = wholeNumber('seed', values.seed, { from: 0, to: SEEDS });

  say(messages.seed(seed));
  const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));
  const result = await crashRounds({ rounds, clients, seed, folder, progress: say });
  const raceFaults = races === 0 ? [] : await paymentRaces(races, { folder, progress: say });
  const faults = [...result.faults, ...raceFaults];

  process.stdout.write(`${messages.result(rounds, races, result, faults)}\n`);
  if (faults.length > 0) throw new Refusal(messages.kept(folder, seed));
  rmSync(folder, { recursive: true });
});
