import path from 'node:path';
import { residentMegabytes } from '../machine.ts';
import { startMockApi } from '../mock-api.ts';
import { recordAnswer } from '../recorded-answer.ts';
import { CONNECTIONS, type Bench, type Finding, type Row } from '../row.ts';
import type { LoadJob } from '../run-load.ts';
import { startServer } from '../running-server.ts';
import { sample } from '../samples.ts';
import { registerCustomers } from '../shop-client.ts';
import { bareServer } from './against-bare-servers.ts';

const MOST_TIMES_BARE = 3;
const catalogue = { kind: 'request', method: 'GET', path: '/api/v1/all-products' } as const;

/** What one server holds after a load of each kind, against bare Fastify after as many loads of the catalogue. */
export const memoryRow: Row = { name: 'memory', title: 'memory after the load', measure };

async function measure(bench: Bench): Promise<Finding[]> {
  const mockApi = await startMockApi({ dataFile: path.join(bench.folder, 'memory.sqlite') }, bench);
  const bare = bareServer('fastify', await recordAnswer(mockApi.url, catalogue.path), bench);
  const bareFastify = await startServer(bare, bench);
  const tokens = await registerCustomers(mockApi.url, CONNECTIONS);
  const works: LoadJob['work'][] = [
    catalogue,
    { ...catalogue, path: '/api/v1/get-product/s-46' },
    { ...catalogue, path: '/api/user', headers: { authorization: `Bearer ${tokens[0]}` } },
    { kind: 'orders', tokens },
  ];
  for (const work of works) {
    await sample({ name: 'mock API', server: mockApi, work }, bench);
    await sample({ name: 'bare Fastify', server: bareFastify, work: catalogue }, bench);
    bench.progress(`  ${inWords(residentMegabytes(mockApi.pid))}, bare ${inWords(residentMegabytes(bareFastify.pid))}`);
  }
  const [mine, theirs] = [residentMegabytes(mockApi.pid), residentMegabytes(bareFastify.pid)];
  await mockApi.kill();
  await bareFastify.kill();
  return [
    {
      row: memoryRow.title,
      measured: inWords(mine),
      compared: `bare Fastify ${inWords(theirs)}`,
      value: mine / theirs,
      limit: { bound: 'at most', value: MOST_TIMES_BARE, unit: 'times' },
    },
  ];
}

const inWords = (megabytes: number) => `${Math.round(megabytes)} MB`;
