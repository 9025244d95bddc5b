import path from 'node:path';
import { say } from '@shop/workspace-tools/terminal/command';
import { format, median, type Result } from '../statistics.ts';
import { bareCommand, recordAnswer, startBare } from './bare-server.ts';
import { CONNECTIONS, compareInTurns, sample, shareOf, type Bench, type Sample, type Work } from './load.ts';
import { mockApiCommand, residentMegabytes, startMockApi, startServer, type ServerCommand } from './running-server.ts';
import { orders } from './orders-row.ts';
import { customerEmail, registerCustomers, registration } from './shop-client.ts';

/** A benchmark, by its name for `--only`. */
export interface Row {
  readonly name: string;
  measure(bench: Bench): Promise<Result[]>;
}

const WARM_UP_SECONDS = 1;
const STARTS_PER_ROUND = 3;
const LOGINS_AT_ONCE = 200;

const catalogue = { path: '/api/v1/all-products' };
const oneProduct = { path: '/api/v1/get-product/s-46' };
const user = { path: '/api/user' };

const dataFileOf = ({ folder }: Bench, row: string) => ({ dataFile: path.join(folder, `${row}.sqlite`) });
const bearer = (token = '') => ({ headers: { authorization: `Bearer ${token}` } });

const rate = (samples: Sample[]) => `${Math.round(median(samples.map(({ perSecond }) => perSecond)))}/s`;

/** The same GET on the mock API, bare Fastify and bare node:http, alternately, each warmed up first. */
const againstBare = (name: string, asked: { path: string }, share: number, bareAnswer = asked): Row => ({
  name,
  async measure(bench) {
    const mockApi = await startMockApi(dataFileOf(bench, name), bench);
    const [token] = await registerCustomers(mockApi.url, 1);
    const answer = await recordAnswer(mockApi.url, bareAnswer.path);
    const servers = [mockApi, await startBare('fastify', answer, bench), await startBare('node', answer, bench)];
    const works: Work[] = [{ ...asked, ...(asked === user && bearer(token)) }, bareAnswer, bareAnswer];
    const contenders = servers.map((server, at) => ({ server, work: works[at] ?? asked, samples: [] as Sample[] }));
    for (const { server, work } of contenders) await sample(server, work, { ...bench, seconds: WARM_UP_SECONDS });
    for (let round = 1; round <= bench.rounds; round++) {
      for (const { server, work, samples } of contenders) samples.push(await sample(server, work, bench));
      say(
        `  round ${round} of ${bench.rounds}: ${contenders.map(({ samples }) => rate(samples.slice(-1))).join(', ')}`,
      );
    }
    for (const server of servers) await server.kill();
    const [mine = [], fastify = [], node = []] = contenders.map(({ samples }) => samples);
    const ofNode = format(shareOf(mine, node), { unit: '%' });
    const measured = `${rate(mine)}, bare Fastify ${rate(fastify)} (${ofNode} of node:http)`;
    return [{ row: name, measured, value: shareOf(mine, fastify), limit: { atLeast: share, unit: '%' } }];
  },
});

/** The catalogue's p99 with and without 200 concurrent logins. */
const loginFlood: Row = {
  name: 'login-flood',
  async measure(bench) {
    const server = await startMockApi(dataFileOf(bench, 'login-flood'), bench);
    await registerCustomers(server.url, 1);
    // Not the demo customer, whose password is hashed with less work.
    const { email, password } = registration(customerEmail(0));
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) };
    const login: Work = { path: '/api/v1/login', method: 'POST', ...json };
    const limit = { atMost: 3, unit: 'x' } as const;
    const result = await compareInTurns(
      { row: 'login-flood, p99', rounds: bench.rounds, unit: 'ms', other: 'without logins', limit },
      async () => {
        const alone = await sample(server, catalogue, bench);
        const flood = sample(server, login, bench, LOGINS_AT_ONCE);
        const [flooded] = await Promise.all([sample(server, catalogue, bench), flood]);
        return [flooded.p99, alone.p99];
      },
    );
    await server.kill();
    return [result];
  },
};

/** From starting the process to the last byte of the first response. */
const coldStart: Row = {
  name: 'cold-start',
  async measure(bench) {
    const mockApi = mockApiCommand(dataFileOf(bench, 'cold-start'));
    // The first start creates the data file and is not counted.
    const server = await startServer(mockApi, bench);
    const bare = bareCommand('fastify', await recordAnswer(server.url, catalogue.path), bench);
    await server.kill();
    const firstAnswer = async (command: ServerCommand) => {
      const startedAt = performance.now();
      const started = await startServer(command, bench);
      await recordAnswer(started.url, catalogue.path);
      const took = performance.now() - startedAt;
      await started.kill();
      return took;
    };
    const limit = { atMost: 4, unit: 'x' } as const;
    const rounds = STARTS_PER_ROUND * bench.rounds;
    const turn = { row: 'cold-start', rounds, unit: 'ms', other: 'bare Fastify', limit };
    return [await compareInTurns(turn, async () => [await firstAnswer(mockApi), await firstAnswer(bare)])];
  },
};

/** RSS after a load of each kind, compared with bare Fastify after as many loads of the catalogue. */
const memory: Row = {
  name: 'memory',
  async measure(bench) {
    const mockApi = await startMockApi(dataFileOf(bench, 'memory'), bench);
    const bare = await startBare('fastify', await recordAnswer(mockApi.url, catalogue.path), bench);
    const tokens = await registerCustomers(mockApi.url, CONNECTIONS);
    for (const work of [catalogue, oneProduct, { ...user, ...bearer(tokens[0]) }, { tokens }]) {
      await sample(mockApi, work, bench);
      await sample(bare, catalogue, bench);
    }
    const [mine, theirs] = [residentMegabytes(mockApi.pid), residentMegabytes(bare.pid)];
    await mockApi.kill();
    await bare.kill();
    const measured = `${Math.round(mine)} MB, bare Fastify ${Math.round(theirs)} MB`;
    return [{ row: 'memory', measured, value: mine / theirs, limit: { atMost: 4, unit: 'x' } }];
  },
};

export const rows: readonly Row[] = [
  againstBare('all-products', catalogue, 0.85),
  againstBare('get-product', oneProduct, 0.75),
  againstBare('user', user, 0.5, oneProduct),
  { name: 'orders', measure: orders },
  loginFlood,
  coldStart,
  memory,
];
