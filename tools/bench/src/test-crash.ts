import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { benchMessages } from './bench.messages.ts';
import { crashMessages as messages } from './crash/crash.messages.ts';
import { crashRounds } from './crash/crash-rounds.ts';
import { paymentRaces } from './crash/race.ts';
import { readCrashOptions, type CrashTestOptions } from './crash-options.ts';
import { BUNDLE } from './servers/mock-api.ts';

const say = (text: string) => process.stderr.write(`${text}\n`);

const reading = readCrashOptions(process.argv.slice(2));
if (!reading.ok) giveUp(reading.message);
else if (!existsSync(BUNDLE)) giveUp(benchMessages.noBundle);
else await testCrash(reading.options);

async function testCrash({ rounds, races, clients, seed }: CrashTestOptions): Promise<void> {
  say(messages.seed(seed));
  const folder = mkdtempSync(join(tmpdir(), 'crash-'));
  const result = await crashRounds({ rounds, clients, seed, folder, progress: say });
  const raceFaults = races === 0 ? [] : await paymentRaces(races, { folder, progress: say });
  const faults = [...result.faults, ...raceFaults];

  process.stdout.write(`${messages.result(rounds, races, result, faults)}\n`);
  if (faults.length === 0) rmSync(folder, { recursive: true });
  else giveUp(messages.kept(folder, seed));
}

function giveUp(message: string): void {
  say(message);
  process.exitCode = 1;
}
