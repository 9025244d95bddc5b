import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runCommand, text, wholeNumber } from '@shop/workspace-tools/terminal/command';
import { readContract } from '../openapi.ts';
import { fuzz, fuzzReport } from './fuzz.ts';
import { startFuzzTarget } from './fuzz-target.ts';

const MAX_REQUESTS = 100_000_000;
const MAX_SEED = 2 ** 31 - 1;

const usage = `npm run fuzz -- [--requests NUMBER] [--seed NUMBER]

Sends valid and invalid requests, generated from openapi.yaml, to a mock API of its own, and checks the responses.
  --requests NUMBER  how many requests (100000)
  --seed NUMBER      repeats the requests of a run (random)`;

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { requests: text('100000'), seed: text(`${randomInt(MAX_SEED)}`) } });
  const requests = wholeNumber('requests', values.requests, 1, MAX_REQUESTS);
  const seed = wholeNumber('seed', values.seed, 0, MAX_SEED);
  process.stdout.write(`Seed ${seed}, ${requests} requests\n`);
  const target = await startFuzzTarget();
  const result = await fuzz({ whole: readContract().whole, target, requests, seed });
  await target.close();
  process.stdout.write(`${fuzzReport(result)}\n`);
  process.exitCode = result.finding ? 1 : 0;
});
