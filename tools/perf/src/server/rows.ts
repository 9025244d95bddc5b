import path from 'node:path';
import { say } from '@shop/workspace-tools/terminal/command';
import { median, medianResult, type Result } from '../statistics.ts';
import { recordResponse, startBare } from './bare-server.ts';
import { CONNECTIONS, sample, shareOf, type Bench, type Sample } from './load.ts';
import { peers } from './peers.ts';
import { mockApiCommand, residentMegabytes, startMockApi, startServer } from './running-server.ts';
import { registerCustomers } from './shop-client.ts';

/** A benchmark, by its name for `--only`. */
export interface Row {
  readonly name: string;
  measure(bench: Bench): Promise<Result[]>;
}

const WARM_UP_SECONDS = 1;
const STARTS_PER_ROUND = 3;

const catalogue = { path: '/api/v1/all-products' };
const oneProduct = { path: '/api/v1/get-product/s-46' };

const dataFileOf = ({ folder }: Bench, row: string) => ({ dataFile: path.join(folder, `${row}.sqlite`) });

const rate = (samples: Sample[]) => `${Math.round(median(samples.map(({ perSecond }) => perSecond)))}/s`;

/** The same GET on the mock API and bare Fastify, alternately, each warmed up first. */
const againstFastify = (name: string, work: { path: string }): Row => ({
  name,
  async measure(bench) {
    const mockApi = await startMockApi(dataFileOf(bench, name), bench);
    const fastify = await startBare(await recordResponse(mockApi.url, work.path), bench);
    const contenders = [mockApi, fastify].map((server) => ({ server, samples: [] as Sample[] }));
    for (const { server } of contenders) await sample(server, work, { ...bench, seconds: WARM_UP_SECONDS });
    for (let round = 1; round <= bench.rounds; round++) {
      for (const { server, samples } of contenders) samples.push(await sample(server, work, bench));
      const measured = contenders.map(({ samples }) => rate(samples.slice(-1))).join(', ');
      say(`  round ${round} of ${bench.rounds}: ${measured}`);
    }
    for (const { server } of contenders) await server.kill();
    const [mine = [], theirs = []] = contenders.map(({ samples }) => samples);
    const measured = `${rate(mine)}, bare Fastify ${rate(theirs)}`;
    return [{ row: name, measured, value: shareOf(mine, theirs), limit: { atLeast: 0.5, unit: '%' } }];
  },
});

/** From starting the process to the last byte of the first response. */
const start: Row = {
  name: 'start',
  async measure(bench) {
    const command = mockApiCommand(dataFileOf(bench, 'start'));
    // The first start creates the data file and is not counted.
    await (await startServer(command, bench)).kill();
    const times: number[] = [];
    for (let turn = 1; turn <= STARTS_PER_ROUND * bench.rounds; turn++) {
      const startedAt = performance.now();
      const server = await startServer(command, bench);
      await recordResponse(server.url, catalogue.path);
      times.push(performance.now() - startedAt);
      await server.kill();
    }
    return [medianResult('start', times, { atMost: 1_000, unit: 'ms' })];
  },
};

/** RSS after a load of each kind. */
const memory: Row = {
  name: 'memory',
  async measure(bench) {
    const mockApi = await startMockApi(dataFileOf(bench, 'memory'), bench);
    const tokens = await registerCustomers(mockApi.url, CONNECTIONS);
    for (const work of [catalogue, oneProduct, { tokens }]) await sample(mockApi, work, bench);
    const resident = residentMegabytes(mockApi.pid);
    await mockApi.kill();
    return [medianResult('memory', [resident], { atMost: 250, unit: 'MB' })];
  },
};

export const rows: readonly Row[] = [
  againstFastify('all-products', catalogue),
  againstFastify('get-product', oneProduct),
  { name: 'peers', measure: peers },
  start,
  memory,
];
