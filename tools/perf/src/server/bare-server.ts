import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bench } from './load.ts';
import { startServer, type RunningServer, type ServerCommand } from './running-server.ts';

/** Node adds these headers to every compared server. */
const WRITTEN_BY_NODE = ['date', 'connection', 'keep-alive'];

/** Records a response with headers and bytes, for a bare server to send. */
export async function recordAnswer(url: string, path: string) {
  const response = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !WRITTEN_BY_NODE.includes(name)));
  const bodyBase64 = Buffer.from(await response.arrayBuffer()).toString('base64');
  return { path, status: response.status, headers, bodyBase64 };
}

export type RecordedAnswer = Awaited<ReturnType<typeof recordAnswer>>;

export function bareCommand(kind: 'fastify' | 'node', answer: RecordedAnswer, { folder }: Bench): ServerCommand {
  const recording = path.join(folder, 'recorded.json');
  writeFileSync(recording, JSON.stringify(answer));
  return [path.join(import.meta.dirname, 'bare-server.mjs'), kind, recording];
}

/** @throws unless the bare server sends the same status, headers and bytes */
export async function startBare(
  kind: 'fastify' | 'node',
  answer: RecordedAnswer,
  bench: Bench,
): Promise<RunningServer> {
  const server = await startServer(bareCommand(kind, answer, bench), bench);
  const sent = await recordAnswer(server.url, answer.path);
  if (JSON.stringify(sent) === JSON.stringify(answer)) return server;
  await server.kill();
  throw new Error(`Bare ${kind} does not send what the mock API sends: ${JSON.stringify([answer, sent])}`);
}
