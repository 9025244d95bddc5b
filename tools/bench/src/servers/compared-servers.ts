import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Bench } from '../bench.ts';
import { assertSame, recordAnswer, type RecordedAnswer } from './recorded-answer.ts';
import { startServer, type RunningServer } from './running-server.ts';

export interface ComparedServers {
  readonly bareFastify: RunningServer;
  readonly bareNodeHttp: RunningServer;
}

/** Starts the bare servers with an answer of the mock API, and makes sure that they send exactly that. */
export async function startComparedServers(answer: RecordedAnswer, { cores, folder }: Bench): Promise<ComparedServers> {
  const recording = join(folder, 'recorded.json');
  writeFileSync(recording, JSON.stringify([answer]));
  const start = (name: string) =>
    startServer({ script: join(import.meta.dirname, `${name}.mjs`), args: [recording] }, cores);

  const servers = { bareFastify: await start('bare-fastify'), bareNodeHttp: await start('bare-node-http') };
  for (const { url } of Object.values(servers)) assertSame(answer, await recordAnswer(url, answer.path));
  return servers;
}
