import { parseArgs } from 'node:util';
import { readContract } from '../read-contract.ts';
import { attack } from './attack.ts';
import { attackReport } from './report.ts';
import { runningShop } from './running-shop.ts';

// `npm run attack -- --requests 500000 --seed 42`: the attack of the contract checks, for as long as one likes.

const SIGN_OF_LIFE = 10_000;
const USAGE = 'npm run attack -- [--requests 100000] [--seed 42] [--over injection|socket]';

process.exitCode = await main();

async function main(): Promise<number> {
  const options = read();
  if (!options) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const { requests, seed, over } = options;
  process.stdout.write(`Seed ${seed}, ${requests} requests over ${over}\n`);
  const target = await runningShop(over);
  let told = 0;
  const result = await attack({
    contract: readContract(),
    target,
    requests,
    seed,
    onProgress(made) {
      if (made < told + SIGN_OF_LIFE) return;
      told = made;
      process.stdout.write(`  ${made} requests\n`);
    },
  });
  await target.close();
  process.stdout.write(`${attackReport(result)}\n`);
  return result.ok ? 0 : 1;
}

function read(): { requests: number; seed: number; over: 'injection' | 'socket' } | undefined {
  try {
    const { values } = parseArgs({
      options: { requests: { type: 'string' }, seed: { type: 'string' }, over: { type: 'string' } },
    });
    const { requests = '100000', seed = String(Date.now() % 1_000_000_000), over = 'injection' } = values;
    const [count, start] = [Number(requests), Number(seed)];
    const isFine = Number.isSafeInteger(count) && count > 0 && Number.isSafeInteger(start);
    return isFine && (over === 'injection' || over === 'socket') ? { requests: count, seed: start, over } : undefined;
  } catch {
    return undefined;
  }
}
