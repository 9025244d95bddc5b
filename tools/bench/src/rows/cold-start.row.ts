import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { median } from '@shop/workspace-tools/figures/median';

import type { Bench } from '../bench.ts';
import type { Finding } from '../report/finding.ts';
import { mockApiCommand } from '../servers/mock-api.ts';
import { recordAnswer } from '../servers/recorded-answer.ts';
import { startServer, type ServerCommand } from '../servers/running-server.ts';
import type { Row } from './row.ts';

const MOST_TIMES_BARE = 1.7;
const STARTS = 15;
const PATH = '/api/v1/all-products';

/** From starting the process to the last byte of the first answer, in turns with bare node:http. */
export const coldStartRow: Row = { name: 'cold-start', title: 'cold start to the first answer', measure };

async function measure(bench: Bench): Promise<Finding[]> {
  const mockApi = mockApiCommand({ dataFile: join(bench.folder, 'cold-start.sqlite') });
  const recording = join(bench.folder, 'recorded.json');
  // The first start makes the data file and is not counted.
  const server = await startServer(mockApi, bench.cores);
  writeFileSync(recording, JSON.stringify([await recordAnswer(server.url, PATH)]));
  await server.kill();

  const bare = { script: join(import.meta.dirname, '../servers/bare-node-http.mjs'), args: [recording] };
  const times: { mine: number; theirs: number }[] = [];
  for (let start = 1; start <= STARTS; start++) {
    const taken = { mine: await firstAnswer(mockApi, bench), theirs: await firstAnswer(bare, bench) };
    times.push(taken);
    bench.progress(`  start ${start} of ${STARTS}: ${taken.mine.toFixed(0)} ms, bare ${taken.theirs.toFixed(0)} ms`);
  }
  const inWords = (values: number[]) => `${Math.round(median(values))} ms`;
  return [
    {
      row: coldStartRow.title,
      measured: inWords(times.map(({ mine }) => mine)),
      compared: `bare node:http ${inWords(times.map(({ theirs }) => theirs))}`,
      value: median(times.map(({ mine, theirs }) => mine / theirs)),
      limit: { bound: 'at most', value: MOST_TIMES_BARE, unit: 'times' },
    },
  ];
}

/** Milliseconds. */
async function firstAnswer(command: ServerCommand, { cores }: Bench): Promise<number> {
  const began = performance.now();
  const server = await startServer(command, cores);
  await recordAnswer(server.url, PATH);
  const took = performance.now() - began;
  await server.kill();
  return took;
}
