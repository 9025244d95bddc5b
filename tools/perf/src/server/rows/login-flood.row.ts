import path from 'node:path';
import { median } from '../../statistics/median.ts';
import { startMockApi } from '../mock-api.ts';
import { CONNECTIONS, type Bench, type Finding, type Row } from '../row.ts';
import { runLoad, type RequestWork } from '../run-load.ts';
import { customerEmail, registerCustomers, registration } from '../shop-client.ts';

const MOST_TIMES = 3;
const LOGINS_AT_ONCE = 200;

const catalogue: RequestWork = { kind: 'request', method: 'GET', path: '/api/v1/all-products' };
/** A customer's who registered here: the demo customer's password, which everybody knows, is hashed with less work. */
const { email, password } = registration(customerEmail(0));
const login: RequestWork = {
  kind: 'request',
  method: 'POST',
  path: '/api/v1/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
};

/** The catalogue's p99 while two hundred people at a time are logging in, against its p99 in turns without them. */
export const loginFloodRow: Row = { name: 'login-flood', title: 'all-products under 200 logins: p99', measure };

async function measure(bench: Bench): Promise<Finding[]> {
  const server = await startMockApi({ dataFile: path.join(bench.folder, 'login-flood.sqlite') }, bench);
  await registerCustomers(server.url, 1);
  const load = (work: RequestWork, connections: number) =>
    runLoad({ base: server.url, connections, seconds: bench.seconds, work }, bench.cores);
  const times: { alone: number; flooded: number }[] = [];
  for (let round = 1; round <= bench.rounds; round++) {
    const { p99: alone } = await load(catalogue, CONNECTIONS);
    const [{ p99: flooded }, flood] = await Promise.all([load(catalogue, CONNECTIONS), load(login, LOGINS_AT_ONCE)]);
    times.push({ alone, flooded });
    bench.progress(
      `  round ${round} of ${bench.rounds}: p99 ${flooded} ms beside ${flood.requests} logins, ${alone} ms without`,
    );
  }
  await server.kill();
  return [
    {
      row: loginFloodRow.title,
      measured: `${median(times.map(({ flooded }) => flooded))} ms`,
      compared: `without logins ${median(times.map(({ alone }) => alone))} ms`,
      value: median(times.map(({ alone, flooded }) => flooded / alone)),
      limit: { bound: 'at most', value: MOST_TIMES, unit: 'times' },
    },
  ];
}
