import { join } from 'node:path';

import { median } from '@shop/workspace-tools/figures/median';

import { CONNECTIONS, type Bench } from '../bench.ts';
import type { Finding } from '../report/finding.ts';
import { ordersOf, registerCustomers } from '../servers/customers.ts';
import { SIGNING_SECRET, startMockApi } from '../servers/mock-api.ts';
import type { Row } from './row.ts';
import { alternatingRounds } from './rounds.ts';

const LEAST_ORDERS_PER_SECOND = 4_000;
/** An order is created and then paid for. */
const REQUESTS_PER_ORDER = 2;

/** Orders and payments, each on disk before it is answered; the server is then killed, and every order looked for. */
export const ordersRow: Row = { name: 'orders', title: 'create and validate an order, durable', measure };

async function measure(bench: Bench): Promise<Finding[]> {
  const dataFile = join(bench.folder, 'orders.sqlite');
  const server = await startMockApi({ dataFile }, bench.cores);
  const tokens = await registerCustomers(server.url, CONNECTIONS);
  const work = { kind: 'orders', tokens, signingSecret: SIGNING_SECRET } as const;
  const [samples = []] = await alternatingRounds([{ name: 'mock API', server, work }], bench);
  await server.kill();

  const paid = samples.flatMap(({ paidOrders }) => paidOrders);
  const ordersPerSecond = median(samples.map(({ requestsPerSecond }) => requestsPerSecond / REQUESTS_PER_ORDER));
  const perCpuSecond = median(samples.map(({ cpuSecondsPerRequest }) => 1 / cpuSecondsPerRequest / REQUESTS_PER_ORDER));
  return [
    {
      row: ordersRow.title,
      measured: `${Math.round(ordersPerSecond).toLocaleString('en')}/s`,
      compared: `${Math.round(perCpuSecond).toLocaleString('en')} a second of CPU time`,
      value: ordersPerSecond,
      limit: { bound: 'at least', value: LEAST_ORDERS_PER_SECOND, unit: 'orders/s' },
    },
    {
      row: 'the same, after kill -9 and a restart',
      measured: `${paid.length.toLocaleString('en')} answered as paid`,
      compared: '',
      value: await countLost(paid, tokens, dataFile, bench),
      limit: { bound: 'at most', value: 0, unit: 'orders lost' },
    },
  ];
}

async function countLost(
  paid: readonly string[],
  tokens: readonly string[],
  dataFile: string,
  bench: Bench,
): Promise<number> {
  const server = await startMockApi({ dataFile }, bench.cores);
  const kept = new Set<string>();
  for (const token of tokens) {
    for (const { id, payment_status } of await ordersOf(server.url, token)) if (payment_status === 'paid') kept.add(id);
  }
  await server.kill();
  return paid.filter((id) => !kept.has(id)).length;
}
