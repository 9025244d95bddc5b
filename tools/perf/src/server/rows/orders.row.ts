import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { median } from '../../statistics/median.ts';
import { onCore } from '../machine.ts';
import { startMockApi } from '../mock-api.ts';
import { CONNECTIONS, perSecond, type Bench, type Finding, type Row } from '../row.ts';
import { inProcess } from '../run-load.ts';
import { sample } from '../samples.ts';
import { bodyOf, registerCustomers } from '../shop-client.ts';
import type { LoopJob, LoopResult } from '../sqlite-loop.ts';

/** Of the orders that a loop commits to SQLite in the same time, one after the other. */
const LEAST_SHARE = 0.5;
/** Before anything is measured: for V8 to compile what is hot, and for rows that the loop commits again. */
const WARM_UP_SECONDS = 1;

/** Orders and payments, each on disk before it is answered; the server is then killed, and every order looked for. */
export const ordersRow: Row = { name: 'orders', title: 'create and validate an order, durable', measure };

async function measure(bench: Bench): Promise<Finding[]> {
  const dataFile = path.join(bench.folder, 'orders.sqlite');
  const loopFile = path.join(bench.folder, 'loop.sqlite');
  const first = await startMockApi({ dataFile }, bench);
  const tokens = await registerCustomers(first.url, CONNECTIONS);
  const work = { kind: 'orders', tokens } as const;
  const paid: string[] = [];
  const orders = async (server: typeof first, seconds: number) => {
    const { paidOrders, seconds: took } = await sample({ name: 'mock API', server, work }, { ...bench, seconds });
    paid.push(...paidOrders);
    return paidOrders.length / took;
  };
  await orders(first, WARM_UP_SECONDS);
  await first.kill();
  const server = await startMockApi({ dataFile }, bench);
  for (const part of ['', '-wal']) if (existsSync(dataFile + part)) cpSync(dataFile + part, loopFile + part);
  await orders(server, WARM_UP_SECONDS);

  const speeds: { mine: number; sqlite: number }[] = [];
  for (let round = 1; round <= bench.rounds; round++) {
    const mine = await orders(server, bench.seconds);
    const sqlite = await ordersOfSqlite({ dataFile: loopFile, seconds: bench.seconds }, bench);
    speeds.push({ mine, sqlite });
    bench.progress(`  round ${round} of ${bench.rounds}: ${Math.round(mine)} orders/s, SQLite ${Math.round(sqlite)}`);
  }
  await server.kill();
  return [
    {
      row: ordersRow.title,
      measured: perSecond(median(speeds.map(({ mine }) => mine))),
      compared: `SQLite alone ${perSecond(median(speeds.map(({ sqlite }) => sqlite)))}`,
      value: median(speeds.map(({ mine, sqlite }) => mine / sqlite)),
      limit: { bound: 'at least', value: LEAST_SHARE, unit: 'share' },
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

/** By a process on the server's core. */
async function ordersOfSqlite(job: LoopJob, { cores }: Bench): Promise<number> {
  const { orders, seconds } = await inProcess<LoopResult>('sqlite-loop', job, onCore(cores, 'server'));
  return orders / seconds;
}

async function countLost(
  paid: readonly string[],
  tokens: readonly string[],
  dataFile: string,
  bench: Bench,
): Promise<number> {
  const server = await startMockApi({ dataFile }, bench);
  const kept = new Set<string>();
  for (const token of tokens) {
    for (const { id, payment_status } of await bodyOf(server.url, 'listOrders', undefined, token)) {
      if (payment_status === 'paid') kept.add(id);
    }
  }
  await server.kill();
  return paid.filter((id) => !kept.has(id)).length;
}
