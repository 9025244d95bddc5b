import { join } from 'node:path';

import { CONNECTIONS, type Bench } from '../bench.ts';
import type { LoadJob } from '../load/load-job.ts';
import { residentMegabytes } from '../machine/process-figures.ts';
import type { Finding } from '../report/finding.ts';
import { registerCustomers } from '../servers/customers.ts';
import { SIGNING_SECRET, startMockApi } from '../servers/mock-api.ts';
import { sample } from './rounds.ts';
import type { Row } from './row.ts';

const MOST_MEGABYTES = 160;

/** What one server holds after it has done all the work that the other rows measure, a load of each. */
export const memoryRow: Row = { name: 'memory', title: 'memory after the load', measure };

async function measure(bench: Bench): Promise<Finding[]> {
  const server = await startMockApi({ dataFile: join(bench.folder, 'memory.sqlite') }, bench.cores);
  const tokens = await registerCustomers(server.url, CONNECTIONS);
  const headers = { authorization: `Bearer ${tokens[0]}` };
  const works: LoadJob['work'][] = [
    { kind: 'request', method: 'GET', path: '/api/v1/all-products' },
    { kind: 'request', method: 'GET', path: '/api/v1/get-product/s-46' },
    { kind: 'request', method: 'GET', path: '/api/user', headers },
    { kind: 'orders', tokens, signingSecret: SIGNING_SECRET },
  ];
  for (const work of works) {
    await sample({ name: 'mock API', server, work }, bench);
    bench.progress(`  ${Math.round(residentMegabytes(server.pid))} MB`);
  }
  const megabytes = residentMegabytes(server.pid);
  await server.kill();
  return [
    {
      row: memoryRow.title,
      measured: `${Math.round(megabytes)} MB`,
      compared: '',
      value: megabytes,
      limit: { bound: 'at most', value: MOST_MEGABYTES, unit: 'MB' },
    },
  ];
}
