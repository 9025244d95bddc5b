import { parseArgs } from 'node:util';
import { runCommand, text, wholeNumber } from '@shop/workspace-tools/terminal/command';
import { fuzz, fuzzReport } from './fuzz.ts';

const MAX_REQUESTS = 100_000_000;
const MAX_SEED = 2 ** 31 - 1;

const usage = `npm run contract -- fuzz [--requests NUMBER] [--seed NUMBER]

Sends valid and invalid requests, generated from openapi.yaml, to a mock API of its own, and checks the responses.
  --requests NUMBER  how many requests (20000)
  --seed NUMBER      of the generator; the same seed sends the same requests (1)`;

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { requests: text('20000'), seed: text('1') } });
  const requests = wholeNumber('requests', values.requests, 1, MAX_REQUESTS);
  const seed = wholeNumber('seed', values.seed, 0, MAX_SEED);
  process.stdout.write(`Seed ${seed}, ${requests} requests\n`);
  const result = await fuzz({ requests, seed });
  process.stdout.write(`${fuzzReport(result)}\n`);
  process.exitCode = result.finding ? 1 : 0;
});
