import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runCommand, say, text, wholeNumber } from '@shop/workspace-tools/terminal/command';
import { report } from '../statistics.ts';
import { randomFrom } from './crash/shopper.ts';
import { mockApiCommand, startServer } from './running-server.ts';
import { inspectHeap } from './soak/heap.ts';
import { CALLS_PER_ORDER, shopUntil } from './soak/shoppers.ts';
import { sendHostileRequests } from './soak/hostile-clients.ts';

const MAX_SEED = 2 ** 31 - 1;
const SHOPPERS = 4;
const HOSTILE_CLIENTS = 12;
const MINUTE_MS = 60_000;
const BASELINE_MS = 20_000;
const MAX_FAILURES_SHOWN = 20;
const usage = `npm run perf -- soak [--minutes N] [--seed N]

Runs shoppers on one mock API, first alone, then with clients that send hostile requests.
  --minutes N  with hostile clients, at least 2 (10)
  --seed N     repeats the requests of a run (random)`;

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { minutes: text('10'), seed: text(`${randomInt(MAX_SEED)}`) } });
  const minutes = wholeNumber('minutes', values.minutes, 2);
  const random = randomFrom(wholeNumber('seed', values.seed, 0, MAX_SEED));
  say(`Seed ${values.seed}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'soak-'));
  const command = mockApiCommand({ dataFile: path.join(folder, 'soak.sqlite') });
  const server = await startServer(['--inspect=127.0.0.1:0', ...command]);
  const heap = await inspectHeap(server.output());
  const { url } = server;

  const shop = async (over: AbortSignal) => {
    const times: number[] = [];
    const shoppers = Array.from({ length: SHOPPERS }, () =>
      shopUntil(over, url, randomFrom(random(MAX_SEED)), (ms) => times.push(ms)),
    );
    const failures = (await Promise.all(shoppers)).flat();
    return {
      calls: times.length,
      p99: times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? NaN,
      failures,
    };
  };
  const alone = await shop(AbortSignal.timeout(BASELINE_MS));
  say(`Shoppers alone: ${alone.calls} calls, p99 ${Math.round(alone.p99)} ms`);

  const over = AbortSignal.timeout(minutes * MINUTE_MS);
  const hostile = Array.from({ length: HOSTILE_CLIENTS }, () =>
    sendHostileRequests(over, url, randomFrom(random(MAX_SEED))),
  );
  const withHostile = shop(over);
  const heaps: number[] = [];
  for (let minute = 1; minute < minutes; minute++) {
    await pause(MINUTE_MS);
    heaps.push(await heap.megabytes());
    say(`Minute ${minute} of ${minutes}: heap ${Math.round(heaps.at(-1) ?? NaN)} MB`);
  }
  const [together, sent] = await Promise.all([withHostile, Promise.all(hostile)]);
  heaps.push(await heap.megabytes());
  heap.close();
  await server.kill();
  rmSync(folder, { recursive: true });

  const failures = [...alone.failures, ...together.failures, ...sent.flatMap((one) => one.failures)];
  for (const failure of failures.slice(0, MAX_FAILURES_SHOWN)) say(failure);
  const attempts = sent.reduce((sum, one) => sum + one.attempts, 0);
  // Half-way the request log has reached its 32 MiB, also on a busy machine: then only stored orders take more.
  const half = Math.floor(minutes / 2);
  const [halfWay = NaN, last = NaN] = [heaps[half - 1], heaps.at(-1)];
  const orders = (together.calls / CALLS_PER_ORDER) * (1 - half / minutes);
  const row = (name: string, value: number, atMost: number, unit: 'x' | 'lost' | 'KB', measured: string) => {
    return { row: name, measured, value, limit: { atMost, unit } };
  };
  report([
    row('failures', failures.length, 0, 'lost', `${alone.calls + together.calls} calls, ${attempts} hostile requests`),
    row('heap per order', ((last - halfWay) * 1024) / orders, 2, 'KB', `${heaps.map(Math.round).join(', ')} MB`),
    row('p99', together.p99 / alone.p99, 5, 'x', `${Math.round(together.p99)} ms, alone ${Math.round(alone.p99)} ms`),
  ]);
});
