import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@shop/release-tools/archive/files';
import { chosen } from '@shop/workspace-tools/terminal/command';
import { measureInTurns, resultTable, type Measurement } from '../in-turns.ts';
import { measureLoaded } from './load.ts';
import { startMockApi, startServer } from './running-server.ts';

export interface BenchOptions {
  /** Names of measurements; all by default. */
  readonly only?: string;
  readonly rounds: number;
  readonly seconds: number;
}

const FASTIFY = 'Plain Fastify';
const sides = [FASTIFY, 'Mock API'] as const;

/** A process that sends a recorded response of the mock API. */
async function plainFastify(at: string): Promise<string[]> {
  const mockApi = await startMockApi();
  const response = await fetch(mockApi.url + at, { headers: { 'accept-encoding': 'identity' } });
  // Node adds the others to every response.
  const headers = [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
  const recording = path.join(temporaryFolder(new Map()), 'recorded.json');
  writeFileSync(recording, JSON.stringify({ at, headers: Object.fromEntries(headers), body: await response.text() }));
  await mockApi.kill();
  return [path.join(import.meta.dirname, 'plain-fastify.process.mjs'), recording];
}

/** The same GET on plain Fastify and the mock API. */
export async function benchMockApi({ only, rounds, seconds }: BenchOptions): Promise<void> {
  const measurement = (name: string, at: string): Measurement<(typeof sides)[number]> => ({
    name,
    measure: async (side) => {
      const fastify = side === FASTIFY ? await plainFastify(at) : undefined;
      return measureLoaded({ start: () => (fastify ? startServer(fastify) : startMockApi()), at, seconds });
    },
  });
  const all = [
    measurement('all-products', '/api/v1/all-products'),
    measurement('get-product', '/api/v1/get-product/s-46'),
  ];
  process.stdout.write(`${resultTable(sides, await measureInTurns(sides, chosen(all, only), rounds))}\n`);
}
