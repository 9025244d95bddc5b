import { join } from 'node:path';

import { median } from '@shop/workspace-tools/figures/median';

import type { Bench } from '../bench.ts';
import type { LoadJob } from '../load/load-job.ts';
import type { Finding } from '../report/finding.ts';
import { startComparedServers } from '../servers/compared-servers.ts';
import { registerCustomers } from '../servers/customers.ts';
import { startMockApi } from '../servers/mock-api.ts';
import { recordAnswer } from '../servers/recorded-answer.ts';
import { shareOf, timesP99 } from './compare.ts';
import { alternatingRounds, type Sample } from './rounds.ts';
import type { Row } from './row.ts';

type Comparison = {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** What the bare servers send instead, where the answer itself is another for everybody. */
  readonly barePath?: string;
  readonly products?: number;
  /** Of bare Fastify's requests per second. */
  readonly share: number;
  /** At most so many times bare Fastify's p99. */
  readonly p99?: number;
} & (
  | { readonly withToken?: true; readonly isLong?: never }
  /** autocannon reads a tenth of what the servers send: another client asks, for nobody in particular. */
  | { readonly withToken?: never; readonly isLong: true }
);

/** The same GET on the mock API, on bare Fastify and on bare node:http, in turns. */
export function againstBareServers(comparison: Comparison): Row {
  const { name, title } = comparison;
  return { name, title, measure: (bench) => measure(comparison, bench) };
}

async function measure(comparison: Comparison, bench: Bench): Promise<Finding[]> {
  const { name, path, barePath = path, products, withToken, isLong } = comparison;
  const dataFile = join(bench.folder, `${name}.sqlite`);
  const mockApi = await startMockApi({ dataFile, products }, bench.cores);
  const headers = withToken ? { authorization: `Bearer ${(await registerCustomers(mockApi.url, 1))[0]}` } : undefined;
  const { bareFastify, bareNodeHttp } = await startComparedServers(await recordAnswer(mockApi.url, barePath), bench);
  const get = (path: string, headers: Record<string, string> = {}): LoadJob['work'] =>
    isLong ? { kind: 'download', path } : { kind: 'request', method: 'GET', path, headers };

  try {
    const [mock = [], fastify = [], node = []] = await alternatingRounds(
      [
        { name: 'mock API', server: mockApi, work: get(path, headers) },
        { name: 'bare Fastify', server: bareFastify, work: get(barePath) },
        { name: 'bare node:http', server: bareNodeHttp, work: get(barePath) },
      ],
      bench,
    );
    return findings(comparison, mock, fastify, node);
  } finally {
    for (const server of [mockApi, bareFastify, bareNodeHttp]) await server.kill();
  }
}

function findings({ title, share, p99 }: Comparison, mock: Sample[], fastify: Sample[], node: Sample[]): Finding[] {
  const speed = (samples: Sample[]) =>
    `${Math.round(median(samples.map(({ requestsPerSecond }) => requestsPerSecond))).toLocaleString('en')}/s`;
  const slowest = (samples: Sample[]) => `p99 ${median(samples.map(({ p99 }) => p99))} ms`;
  const ofNode = `${Math.round(shareOf(mock, node) * 100)} % of node:http`;
  return [
    {
      row: title,
      measured: speed(mock),
      compared: `bare Fastify ${speed(fastify)} (${ofNode})`,
      value: shareOf(mock, fastify),
      limit: { bound: 'at least', value: share, unit: 'share' },
    },
    ...(p99 === undefined
      ? []
      : [
          {
            row: `${title}: p99`,
            measured: slowest(mock),
            compared: `bare Fastify ${slowest(fastify)}`,
            value: timesP99(mock, fastify),
            limit: { bound: 'at most', value: p99, unit: 'times' } as const,
          },
        ]),
  ];
}
