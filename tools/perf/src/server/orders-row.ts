import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Result } from '../statistics.ts';
import { compareInTurns, CONNECTIONS, sample, type Bench } from './load.ts';
import { runInProcess, startMockApi, type RunningServer } from './running-server.ts';
import { bodyOf, registerCustomers } from './shop-client.ts';

const WARM_UP_SECONDS = 1;

/** Orders and payments, compared with a loop that commits the same rows; then kills the server and looks for each order. */
export async function orders(bench: Bench): Promise<Result[]> {
  const [folder, loopFolder] = [path.join(bench.folder, 'orders'), path.join(bench.folder, 'loop')];
  const dataFile = path.join(folder, 'data.sqlite');
  const paid: string[] = [];
  const load = async (server: RunningServer, seconds: number) => {
    const { paidOrders, seconds: took } = await sample(server, { tokens }, { ...bench, seconds });
    paid.push(...paidOrders);
    return paidOrders.length / took;
  };

  mkdirSync(folder);
  // Orders for the loop to copy.
  const first = await startMockApi({ dataFile }, bench);
  const tokens = await registerCustomers(first.url, CONNECTIONS);
  await load(first, WARM_UP_SECONDS);
  await first.kill();
  cpSync(folder, loopFolder, { recursive: true });
  const server = await startMockApi({ dataFile }, bench);
  await load(server, WARM_UP_SECONDS);

  const loop = async () => {
    const job = { dataFile: path.join(loopFolder, 'data.sqlite'), seconds: bench.seconds };
    return (await runInProcess<{ perSecond: number }>('sqlite-loop', job, bench.cores?.server)).perSecond;
  };
  const limit = { atLeast: 0.5, unit: '%' } as const;
  const speed = await compareInTurns(
    { row: 'orders', rounds: bench.rounds, unit: 'orders/s', other: 'SQLite alone', limit },
    async () => [await load(server, bench.seconds), await loop()],
  );
  await server.kill();

  const restarted = await startMockApi({ dataFile }, bench);
  const kept = await Promise.all(tokens.map((token) => bodyOf(restarted.url, 'listOrders', undefined, token)));
  await restarted.kill();
  return [speed, lostOrders(paid, kept.flat())];
}

/** Orders confirmed as paid that are not paid after kill -9 and a restart. */
export function lostOrders(
  paid: readonly string[],
  kept: readonly { readonly id: string; readonly payment_status: string }[],
): Result {
  const found = new Set(kept.filter(({ payment_status }) => payment_status === 'paid').map(({ id }) => id));
  return {
    row: 'orders after kill -9',
    measured: `${paid.length} confirmed as paid`,
    value: paid.filter((id) => !found.has(id)).length,
    limit: { atMost: 0, unit: 'lost' },
  };
}
