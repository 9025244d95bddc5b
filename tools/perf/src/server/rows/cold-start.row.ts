import path from 'node:path';
import { median } from '../../statistics/median.ts';
import { mockApiCommand } from '../mock-api.ts';
import { recordAnswer } from '../recorded-answer.ts';
import type { Bench, Finding, Row } from '../row.ts';
import { startServer, type ServerCommand } from '../running-server.ts';
import { bareServer } from './against-bare-servers.ts';

const MOST_TIMES_BARE = 4;
const STARTS_PER_ROUND = 3;
const PATH = '/api/v1/all-products';

/** From starting the process to the last byte of the first answer, in turns with bare Fastify. */
export const coldStartRow: Row = { name: 'cold-start', title: 'cold start to the first answer', measure };

async function measure(bench: Bench): Promise<Finding[]> {
  const mockApi = mockApiCommand({ dataFile: path.join(bench.folder, 'cold-start.sqlite') });
  // The first start makes the data file and is not counted.
  const server = await startServer(mockApi, bench);
  const bare = bareServer('fastify', await recordAnswer(server.url, PATH), bench);
  await server.kill();

  const times: { mine: number; theirs: number }[] = [];
  const starts = STARTS_PER_ROUND * bench.rounds;
  for (let start = 1; start <= starts; start++) {
    const taken = { mine: await firstAnswer(mockApi, bench), theirs: await firstAnswer(bare, bench) };
    times.push(taken);
    bench.progress(`  start ${start} of ${starts}: ${taken.mine.toFixed(0)} ms, bare ${taken.theirs.toFixed(0)} ms`);
  }
  const inWords = (values: number[]) => `${Math.round(median(values))} ms`;
  return [
    {
      row: coldStartRow.title,
      measured: inWords(times.map(({ mine }) => mine)),
      compared: `bare Fastify ${inWords(times.map(({ theirs }) => theirs))}`,
      value: median(times.map(({ mine, theirs }) => mine / theirs)),
      limit: { bound: 'at most', value: MOST_TIMES_BARE, unit: 'times' },
    },
  ];
}

/** Milliseconds. */
async function firstAnswer(command: ServerCommand, bench: Bench): Promise<number> {
  const began = performance.now();
  const server = await startServer(command, bench);
  await recordAnswer(server.url, PATH);
  const took = performance.now() - began;
  await server.kill();
  return took;
}
