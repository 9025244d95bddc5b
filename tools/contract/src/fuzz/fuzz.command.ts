import { parseArgs } from 'node:util';
import { runCommand } from '@shop/workspace-tools/terminal/command';
import { Refusal } from '@shop/workspace-tools/terminal/refusal';
import { readContract } from '../openapi.ts';
import { fuzz, fuzzReport } from './fuzz.ts';
import { runningShop } from './running-shop.ts';

const usage = `npm run fuzz -- [--requests NUMBER] [--seed NUMBER]

Sends right and wrong requests, made from the contract's schemas, to a mock API of its own and judges the answers.
  --requests NUMBER  how many (100000)
  --seed NUMBER      the same seed, the same requests`;

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } });
  const requests = Number(values.requests ?? 100_000);
  const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
  if (!(Number.isSafeInteger(requests) && requests > 0 && Number.isSafeInteger(seed))) {
    throw new Refusal(usage);
  }
  process.stdout.write(`Seed ${seed}, ${requests} requests\n`);
  const target = await runningShop();
  const result = await fuzz({ whole: readContract().whole, target, requests, seed });
  await target.close();
  process.stdout.write(`${fuzzReport(result)}\n`);
  process.exitCode = result.finding ? 1 : 0;
});
