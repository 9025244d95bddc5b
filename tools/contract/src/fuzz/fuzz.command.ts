import { parseArgs } from 'node:util';
import { atTerminal, Refusal } from '@shop/workspace-tools/terminal/refusal';
import { readContract } from '../openapi.ts';
import { fuzz, fuzzReport } from './fuzz.ts';
import { runningShop } from './running-shop.ts';

// `npm run fuzz -- --requests 500000 --seed 42`: what the contract checks do, for as long as one likes.

await atTerminal(async () => {
  const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } });
  const requests = Number(values.requests ?? 100_000);
  const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
  if (!(Number.isSafeInteger(requests) && requests > 0 && Number.isSafeInteger(seed))) {
    throw new Refusal('npm run fuzz -- [--requests 100000] [--seed 42]');
  }
  process.stdout.write(`Seed ${seed}, ${requests} requests\n`);
  const target = await runningShop();
  const result = await fuzz({ whole: readContract().whole, target, requests, seed });
  await target.close();
  process.stdout.write(`${fuzzReport(result)}\n`);
  process.exitCode = result.finding ? 1 : 0;
});
