import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { median } from '../../statistics/median.ts';
import { startMockApi } from '../mock-api.ts';
import { assertSame, recordAnswer, type RecordedAnswer } from '../recorded-answer.ts';
import { perSecond, type Bench, type Finding, type Row } from '../row.ts';
import { startServer, type RunningServer, type ServerCommand } from '../running-server.ts';
import { alternatingRounds, shareOf, type Sample } from '../samples.ts';
import { registerCustomers } from '../shop-client.ts';

interface Comparison {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** What the bare servers send instead, where the answer itself is another for everybody. */
  readonly barePath?: string;
  readonly withToken?: true;
  /** Of bare Fastify's requests per second. */
  readonly share: number;
}

/** A bare server with a recorded answer of the mock API. */
export function bareServer(kind: 'fastify' | 'node', answer: RecordedAnswer, { folder }: Bench): ServerCommand {
  const recording = path.join(folder, 'recorded.json');
  writeFileSync(recording, JSON.stringify(answer));
  return { script: path.join(import.meta.dirname, '../bare-server.mjs'), args: [kind, recording] };
}

/** The same GET on the mock API, on bare Fastify and on bare node:http, in turns. */
export function againstBareServers(comparison: Comparison): Row {
  const { name, title } = comparison;
  return { name, title, measure: (bench) => measure(comparison, bench) };
}

async function measure(comparison: Comparison, bench: Bench): Promise<Finding[]> {
  const { name, path: asked, barePath = asked, withToken } = comparison;
  const mockApi = await startMockApi({ dataFile: path.join(bench.folder, `${name}.sqlite`) }, bench);
  const headers = withToken ? { authorization: `Bearer ${(await registerCustomers(mockApi.url, 1))[0]}` } : {};
  const answer = await recordAnswer(mockApi.url, barePath);
  const [fastify, node] = [await startBare('fastify', answer, bench), await startBare('node', answer, bench)];
  const get = (path: string, headers = {}) => ({ kind: 'request', method: 'GET', path, headers }) as const;
  try {
    const [mine = [], ofFastify = [], ofNode = []] = await alternatingRounds(
      [
        { name: 'mock API', server: mockApi, work: get(asked, headers) },
        { name: 'bare Fastify', server: fastify, work: get(barePath) },
        { name: 'bare node:http', server: node, work: get(barePath) },
      ],
      bench,
    );
    return [finding(comparison, mine, ofFastify, ofNode)];
  } finally {
    for (const server of [mockApi, fastify, node]) await server.kill();
  }
}

async function startBare(kind: 'fastify' | 'node', answer: RecordedAnswer, bench: Bench): Promise<RunningServer> {
  const server = await startServer(bareServer(kind, answer, bench), bench);
  assertSame(answer, await recordAnswer(server.url, answer.path));
  return server;
}

function finding({ title, share }: Comparison, mine: Sample[], fastify: Sample[], node: Sample[]): Finding {
  const speed = (samples: Sample[]) => perSecond(median(samples.map(({ requestsPerSecond }) => requestsPerSecond)));
  const ofNode = `${Math.round(shareOf(mine, node) * 100)} % of node:http`;
  return {
    row: title,
    measured: speed(mine),
    compared: `bare Fastify ${speed(fastify)} (${ofNode})`,
    value: shareOf(mine, fastify),
    limit: { bound: 'at least', value: share, unit: 'share' },
  };
}
