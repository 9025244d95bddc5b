import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@shop/release-tools/archive/files';
import { chosen, CommandError, say } from '@shop/workspace-tools/terminal/command';
import { perCpuSecond } from './load.ts';
import { median, medianResult, report, type Result } from '../statistics.ts';
import {
  pinnedCores,
  residentMegabytes,
  startMockApi,
  startServer,
  type Cores,
  type RunningServer,
} from './running-server.ts';

export interface BenchOptions {
  /** Names of rows; all by default. */
  readonly only?: string;
  readonly rounds: number;
  readonly seconds: number;
}

interface Bench extends BenchOptions {
  readonly cores: Cores | undefined;
  /** For data files and recordings. */
  readonly folder: string;
}

/** A benchmark, by its name for `--only`. */
interface Row {
  readonly name: string;
  measure(bench: Bench): Promise<Result>;
}

const STARTS_PER_ROUND = 3;
const CATALOGUE = '/api/v1/all-products';
const ONE_PRODUCT = '/api/v1/get-product/s-46';

const startOn = (bench: Bench, name: string) =>
  startMockApi({ dataFile: path.join(bench.folder, `${name}.sqlite`) }, bench);

/** Starts plain Fastify, which sends a recorded response of the mock API. */
async function startFastify(mockApi: RunningServer, at: string, bench: Bench): Promise<RunningServer> {
  const response = await fetch(mockApi.url + at, { headers: { 'accept-encoding': 'identity' } });
  // Node adds the others to every response.
  const headers = [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
  const recording = path.join(bench.folder, 'recorded.json');
  writeFileSync(recording, JSON.stringify({ at, headers: Object.fromEntries(headers), body: await response.text() }));
  return startServer([path.join(import.meta.dirname, 'plain-fastify.process.mjs'), recording], bench);
}

/** The same GET on the mock API and plain Fastify, alternately. */
const againstFastify = (name: string, at: string): Row => ({
  name,
  async measure(bench) {
    const mockApi = await startOn(bench, name);
    const fastify = await startFastify(mockApi, at, bench);
    const rates: { mine: number; theirs: number }[] = [];
    for (let round = 0; round <= bench.rounds; round++) {
      const mine = await perCpuSecond(mockApi, at, bench);
      const theirs = await perCpuSecond(fastify, at, bench);
      // The first round warms up.
      if (round > 0) rates.push({ mine, theirs });
      say(`  round ${round} of ${bench.rounds}: ${mine}, plain Fastify ${theirs} per CPU second`);
    }
    await mockApi.kill();
    await fastify.kill();
    const [mine, theirs] = [median(rates.map((one) => one.mine)), median(rates.map((one) => one.theirs))];
    const value = median(rates.map((one) => one.mine / one.theirs));
    return { row: name, measured: `${mine}, plain Fastify ${theirs}`, value, limit: { atLeast: 0.5, unit: '%' } };
  },
});

const rows: readonly Row[] = [
  againstFastify('all-products', CATALOGUE),
  againstFastify('get-product', ONE_PRODUCT),
  {
    /** From starting the process to the last byte of the first response. */
    name: 'start',
    async measure(bench) {
      // The first start creates the data file and is not counted.
      await (await startOn(bench, 'start')).kill();
      const times: number[] = [];
      for (let turn = 1; turn <= STARTS_PER_ROUND * bench.rounds; turn++) {
        const startedAt = performance.now();
        const server = await startOn(bench, 'start');
        await (await fetch(server.url + CATALOGUE)).text();
        times.push(performance.now() - startedAt);
        await server.kill();
      }
      return medianResult('start', times, { atMost: 1_000, unit: 'ms' });
    },
  },
  {
    /** RSS after a load of each kind. */
    name: 'memory',
    async measure(bench) {
      const mockApi = await startOn(bench, 'memory');
      for (const at of [CATALOGUE, ONE_PRODUCT]) await perCpuSecond(mockApi, at, bench);
      const resident = residentMegabytes(mockApi.pid);
      await mockApi.kill();
      return medianResult('memory', [resident], { atMost: 250, unit: 'MB' });
    },
  },
];

export async function benchMockApi({ only, rounds, seconds }: BenchOptions): Promise<void> {
  if (process.platform !== 'linux')
    throw new CommandError('The benchmark reads CPU time and memory from /proc: Linux only.');

  const cores = pinnedCores();
  if (!cores) say('Servers and load share the cores (taskset cannot pin them): results vary more.');
  const folder = temporaryFolder(new Map());
  const results: Result[] = [];
  for (const row of chosen(rows, only)) {
    say(row.name);
    results.push(await row.measure({ cores, rounds, seconds, folder }));
  }
  report(results);
}
