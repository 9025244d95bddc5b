import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { say } from '@shop/workspace-tools/terminal/command';
import { median, type Result } from '../statistics.ts';
import { sample, type Bench, type Sample, type Work } from './load.ts';
import { freePort, startMockApi, startServer, type RunningServer } from './running-server.ts';
import { bodyOf, provider, registerCustomers, smallOrder } from './shop-client.ts';

/** Other mock servers, fetched by npm for the run: the workspace does not depend on them. */
const packages = [
  '@stoplight/prism-cli@5.16.0',
  '@mockoon/cli@9.9.0',
  'json-server@0.17.4',
  '@scalar/mock-server@0.14.4',
  '@hono/node-server@1.14.0',
];

type Request = Exclude<Work, { tokens: unknown }>;

interface Peer {
  readonly name: string;
  /** Arguments of Node, in the folder of the packages. */
  readonly command: (port: number) => readonly string[];
  /** Where its route differs. */
  readonly paths?: Readonly<Record<string, string>>;
}

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 100;
const WARM_UP_SECONDS = 1;

/** The mock API against the fastest of the others, with the same responses in the same run. */
export async function peers(bench: Bench): Promise<Result[]> {
  const mockApi = await startMockApi({ dataFile: path.join(bench.folder, 'peers.sqlite') }, bench);
  const [token = ''] = await registerCustomers(mockApi.url, 1);
  await bodyOf(mockApi.url, 'createOrder', { path: provider, body: smallOrder }, token);
  const requests: Readonly<Record<string, Request>> = {
    catalogue: { path: '/api/v1/all-products' },
    'one product': { path: '/api/v1/get-product/s-46' },
    orders: { path: '/api/v1/orders', headers: { authorization: `Bearer ${token}` } },
  };
  const bodies: Record<string, unknown> = {};
  for (const request of Object.values(requests)) bodies[request.path] = await ask(mockApi.url, request);

  const others = await installed(bodies, requests, bench);
  const samples = new Map<string, Sample[]>();
  const measure = async (name: string, server: RunningServer, row: string, request: Request) => {
    await sample(server, request, { ...bench, seconds: WARM_UP_SECONDS });
    const found: Sample[] = [];
    for (let round = 1; round <= bench.rounds; round++) found.push(await sample(server, request, bench));
    samples.set(`${row}: ${name}`, found);
    say(`  ${row}: ${name} ${rateOf(found)} per CPU second`);
  };
  for (const [row, request] of Object.entries(requests)) await measure('mock API', mockApi, row, request);
  await mockApi.kill();
  for (const { name, command, paths } of others) {
    const port = await freePort();
    const server = await startServer(command(port), { ...bench, url: `http://127.0.0.1:${port}` });
    for (const [row, given] of Object.entries(requests)) {
      const request = { ...given, path: paths?.[given.path] ?? given.path };
      await isReady(server, request);
      await measure(name, server, row, request);
    }
    await server.kill();
  }
  return Object.keys(requests).map((row) => {
    const rates = others.map(({ name }) => ({ name, rate: rateOf(samples.get(`${row}: ${name}`) ?? []) }));
    const fastest = Math.max(...rates.map(({ rate }) => rate));
    const mine = rateOf(samples.get(`${row}: mock API`) ?? []);
    const measured = [`${mine}`, ...rates.map(({ name, rate }) => `${name} ${rate}`)].join(', ');
    return { row, measured, value: mine / fastest, limit: { atLeast: 2, unit: 'x' } };
  });
}

/** Per CPU second of the server, which says the same on a busy machine. */
const rateOf = (samples: readonly Sample[]) => Math.round(median(samples.map(({ perCpuSecond }) => perCpuSecond)));

async function ask(url: string, { path: at, headers = {} }: Request): Promise<unknown> {
  const response = await fetch(url + at, { headers });
  if (!response.ok) throw new Error(`${url}${at} responded ${response.status}.`);
  return response.json();
}

/** Waits until the server responds. */
async function isReady({ url }: RunningServer, request: Request): Promise<void> {
  for (const limit = performance.now() + START_TIMEOUT_MS; ; await setTimeout(POLL_MS)) {
    try {
      return void (await ask(url, request));
    } catch (cause) {
      if (performance.now() > limit) throw new Error(`${url} did not respond.`, { cause });
    }
  }
}

/** Installs the packages, and writes each one's configuration with the given bodies. */
async function installed(
  bodies: Readonly<Record<string, unknown>>,
  requests: Readonly<Record<string, Request>>,
  bench: Bench,
): Promise<Peer[]> {
  const folder = path.join(bench.folder, 'peers');
  mkdirSync(folder);
  const write = (name: string, value: object) => {
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(value));
    return file;
  };
  write('package.json', { private: true });
  say(`  npm install ${packages.join(' ')}`);
  await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', ...packages], { cwd: folder });

  const json = (example: unknown) => ({ 'application/json': { schema: {}, example } });
  const all = Object.values(requests).map(({ path: at }) => ({ at, body: bodies[at] }));
  const paths = Object.fromEntries(
    all.map(({ at, body }) => [
      at,
      { get: { responses: { 200: { description: 'The mock API’s.', content: json(body) } } } },
    ]),
  );
  const openApi = write('openapi.json', { openapi: '3.0.3', info: { title: 'Shop', version: '1' }, paths });
  const headers = [{ key: 'content-type', value: 'application/json' }];
  const routes = all.map(({ at, body }, index) => ({
    uuid: `route-${index}`,
    type: 'http',
    method: 'get',
    endpoint: at.slice(1),
    responses: [
      {
        uuid: `response-${index}`,
        body: JSON.stringify(body),
        statusCode: 200,
        headers,
        default: true,
        disableTemplating: true,
      },
    ],
  }));
  const rootChildren = routes.map(({ uuid }) => ({ type: 'route', uuid }));
  const environment = write('mockoon.json', { uuid: 'shop', name: 'Shop', routes, rootChildren });
  const database = write('db.json', { products: bodies['/api/v1/all-products'], orders: bodies['/api/v1/orders'] });

  const script = (name: string) => path.join(folder, 'node_modules', name);
  const host = '127.0.0.1';
  return [
    {
      name: 'Prism',
      command: (port) => [
        ...[script('@stoplight/prism-cli/dist/index.js'), 'mock', openApi, '--port', `${port}`, '--host', host],
        ...['--verboseLevel', 'error'],
      ],
    },
    {
      name: 'Mockoon',
      command: (port) => [
        ...[script('@mockoon/cli/bin/run.js'), 'start', '--data', environment, '--port', `${port}`, '--hostname', host],
        ...['--disable-log-to-file', '--repair'],
      ],
    },
    {
      name: 'json-server',
      command: (port) => [
        script('json-server/lib/cli/bin.js'),
        ...[database, '--port', `${port}`, '--host', host, '--quiet'],
      ],
      paths: {
        '/api/v1/all-products': '/products',
        '/api/v1/get-product/s-46': '/products?product_slug=s-46',
        '/api/v1/orders': '/orders',
      },
    },
    {
      name: 'Scalar',
      command: (port) => [path.join(import.meta.dirname, 'peers.process.mjs'), folder, `${port}`],
    },
  ];
}
