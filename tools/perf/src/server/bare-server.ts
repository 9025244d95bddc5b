import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bench } from './load.ts';
import { startServer, type RunningServer } from './running-server.ts';

/** Node adds these headers to every compared server. */
const WRITTEN_BY_NODE = ['date', 'connection', 'keep-alive'];

/** Records a response with headers and bytes, for a bare server to send. */
export async function recordResponse(url: string, path: string) {
  const response = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !WRITTEN_BY_NODE.includes(name)));
  const bodyBase64 = Buffer.from(await response.arrayBuffer()).toString('base64');
  return { path, status: response.status, headers, bodyBase64 };
}

export type RecordedResponse = Awaited<ReturnType<typeof recordResponse>>;

/** Starts bare Fastify with a recorded response. @throws unless it sends the same status, headers and bytes */
export async function startBare(response: RecordedResponse, bench: Bench): Promise<RunningServer> {
  const recording = path.join(bench.folder, 'recorded.json');
  writeFileSync(recording, JSON.stringify(response));
  const server = await startServer([path.join(import.meta.dirname, 'bare-server.mjs'), recording], bench);
  const sent = await recordResponse(server.url, response.path);
  if (JSON.stringify(sent) === JSON.stringify(response)) return server;
  await server.kill();
  throw new Error(`Bare Fastify does not send what the mock API sends: ${JSON.stringify([response, sent])}`);
}
