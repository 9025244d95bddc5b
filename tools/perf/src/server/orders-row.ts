import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { say } from '@shop/workspace-tools/terminal/command';
import { median, type Result } from '../statistics.ts';
import { CONNECTIONS, sample, type Bench } from './load.ts';
import { startMockApi } from './running-server.ts';
import { bodyOf, registerCustomers } from './shop-client.ts';

/** Orders and payments; then kills the server and looks for each order. */
export async function orders(bench: Bench): Promise<Result[]> {
  const folder = path.join(bench.folder, 'orders');
  const dataFile = path.join(folder, 'data.sqlite');
  const paid: string[] = [];
  const perSecond: number[] = [];

  mkdirSync(folder);
  const server = await startMockApi({ dataFile }, bench);
  const tokens = await registerCustomers(server.url, CONNECTIONS);
  for (let round = 1; round <= bench.rounds; round++) {
    const { paidOrders, seconds } = await sample(server, { tokens }, bench);
    paid.push(...paidOrders);
    perSecond.push(paidOrders.length / seconds);
  }
  say(`  ${Math.round(median(perSecond))} orders/s`);
  await server.kill();

  const restarted = await startMockApi({ dataFile }, bench);
  const kept = await Promise.all(tokens.map((token) => bodyOf(restarted.url, 'listOrders', undefined, token)));
  await restarted.kill();
  return [lostOrders(paid, kept.flat())];
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
