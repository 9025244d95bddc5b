import { join } from 'node:path';

import { median } from '@shop/workspace-tools/figures/median';

import { CONNECTIONS, type Bench } from '../bench.ts';
import type { LoadJob } from '../load/load-job.ts';
import { runLoad } from '../load/run-load.ts';
import type { Finding } from '../report/finding.ts';
import { customerEmail, registerCustomers, registration } from '../servers/customers.ts';
import { startMockApi } from '../servers/mock-api.ts';
import type { RunningServer } from '../servers/running-server.ts';
import type { Row } from './row.ts';

const MOST_MILLISECONDS = 50;
const LOGINS_AT_ONCE = 200;

/** The catalogue's p99 while two hundred people at a time are logging in. */
export const loginFloodRow: Row = { name: 'login-flood', title: 'all-products under 200 logins: p99', measure };

async function measure(bench: Bench): Promise<Finding[]> {
  const server = await startMockApi({ dataFile: join(bench.folder, 'login-flood.sqlite') }, bench.cores);
  const login = await customersLogin(server);
  // By our own client: autocannon's fifty connections have a p99 beyond the limit here without a single login.
  const catalogue = { kind: 'download', path: '/api/v1/all-products' } as const;
  const p99: number[] = [];
  const logins: number[] = [];
  for (let round = 1; round <= bench.rounds; round++) {
    const [shoppers, flood] = await Promise.all([
      load(server, catalogue, CONNECTIONS, bench),
      load(server, login, LOGINS_AT_ONCE, bench),
    ]);
    p99.push(shoppers.p99);
    logins.push(flood.requests);
    bench.progress(`  round ${round} of ${bench.rounds}: p99 ${shoppers.p99} ms beside ${flood.requests} logins`);
  }
  await server.kill();
  return [
    {
      row: loginFloodRow.title,
      measured: `p99 ${median(p99)} ms`,
      compared: `${median(logins)} logins in ${bench.seconds} s`,
      value: median(p99),
      limit: { bound: 'at most', value: MOST_MILLISECONDS, unit: 'ms' },
    },
  ];
}

const load = ({ url }: RunningServer, work: LoadJob['work'], connections: number, { cores, seconds }: Bench) =>
  runLoad({ base: url, connections, seconds, work }, cores);

/** A customer's who registered here: the demo customer's password, which everybody knows, is hashed with less work. */
async function customersLogin({ url }: RunningServer): Promise<LoadJob['work']> {
  await registerCustomers(url, 1);
  const { email, password } = registration(customerEmail(0));
  return {
    kind: 'request',
    method: 'POST',
    path: '/api/v1/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  };
}
