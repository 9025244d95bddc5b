import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { runCommand } from '@shop/mock-engine/testing/run-command.fixture';
import { providerStates } from '../definition/provider-states.ts';
import { createMockApi, type MockApi } from '../definition/shop.ts';

// The commands of docs/qa.md, with the official command line and a stub of the broker.

const root = join(import.meta.dirname, '../../../..');
const fileOf = (provider: string) => join(root, `apps/storefront/pacts/storefront-${provider}.json`);
/** For the coverage report of `npm test`. */
const coverageFile = join(import.meta.dirname, '../../reports/pact-coverage.json');

interface Published {
  contracts: { providerName: string; content: string }[];
}

const pacts = new Map<string, object>();
const results = new Map<string, unknown>();
let broker: Server;
let api: MockApi;
beforeAll(async () => {
  // Some interactions are invalid on purpose.
  api = await createMockApi({ passwordCost: 16, reportBug: () => undefined, reportViolation: () => undefined });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  broker = createServer((request, response) => {
    void brokerReply(request).then((body) => {
      response.writeHead(200, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => broker.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  broker.close();
  mkdirSync(dirname(coverageFile), { recursive: true });
  writeFileSync(coverageFile, JSON.stringify(api.requestLog.coverage().operations));
  await api.app.close();
});

const portOf = (server: Server) => String((server.address() as AddressInfo).port);
const brokerUrl = () => `http://127.0.0.1:${portOf(broker)}`;

/** As much of the broker's HAL as publishing and verifying need. */
async function brokerReply(request: IncomingMessage): Promise<object> {
  const [, resource = '', provider = ''] = (request.url ?? '/').split('/');
  const at = (path: string) => ({ href: `${brokerUrl()}/${path}` });
  const pactOf = { ...at(`pacts/${provider}`), name: `Pact between storefront and ${provider}` };
  switch (resource) {
    case 'contracts': {
      const { contracts } = (await json(request)) as Published;
      for (const { providerName, content } of contracts) pacts.set(providerName, JSON.parse(atob(content)) as object);
      return { notices: [], _embedded: { pacticipant: {}, version: {} }, _links: { 'pb:contracts': [] } };
    }
    case 'latest':
      return { _links: { pacts: [pactOf] } };
    case 'pacts':
      return {
        ...pacts.get(provider),
        _links: { self: pactOf, 'pb:publish-verification-results': at(`results/${provider}`) },
      };
    case 'results':
      results.set(provider, await json(request));
      return { _links: {} };
    default:
      return {
        _links: {
          'pb:publish-contracts': at('contracts'),
          'pb:latest-provider-pacts': { ...at('latest/{provider}'), templated: true },
        },
      };
  }
}

/** Runs the official command, and fails with the failures that it printed. */
async function pact(...args: string[]): Promise<void> {
  const command = join(root, 'node_modules/.bin/pact');
  const { code, said } = await runCommand(command, args, { PACT_DO_NOT_TRACK: 'true' }).ended;
  if (code !== 0) throw new Error(said.replace(/^.*\nFailures:/s, ''));
}

const options = () => ['--broker-base-url', brokerUrl(), '--broker-token', 'secret'];

interface Interaction {
  readonly description: string;
  readonly providerStates?: readonly { readonly name: string }[];
  /** Pact reports pending interactions but ignores their failures. */
  readonly pending?: boolean;
}

const interactionsOf = (provider: string) =>
  (JSON.parse(readFileSync(fileOf(provider), 'utf8')) as { interactions: Interaction[] }).interactions;

const providers = [
  { provider: 'shop-api', base: '/api' },
  { provider: 'postal-service', base: '' },
];

it('every provider state is used, every interaction has one, and none is pending', () => {
  const all = providers.flatMap(({ provider }) => interactionsOf(provider));
  const used = all.flatMap(({ providerStates: states = [] }) => states.map(({ name }) => name));
  expect([...new Set(used)].toSorted()).toEqual(Object.values(providerStates).toSorted());
  const ignored = all.filter(({ pending, providerStates: states = [] }) => pending || states.length === 0);
  expect(ignored.map(({ description }) => description)).toEqual([]);
});

describe.each(providers)('the pact with $provider', ({ provider, base }) => {
  it('is fulfilled, as the official command published it', async () => {
    await pact(
      'broker',
      'publish',
      fileOf(provider),
      ...options(),
      '--consumer-app-version',
      'abc',
      '--branch',
      'main',
    );

    const port = portOf(api.app.server);
    await pact(
      ...['verifier', '--broker-url', brokerUrl(), '--token', 'secret', '--provider-name', provider],
      ...['--hostname', '127.0.0.1', '--port', port, '--base-path', `/__world/${provider}${base}`],
      ...['--state-change-url', `http://127.0.0.1:${port}/__mock/worlds/${provider}/provider-states`],
      ...['--state-change-teardown', '--publish', '--provider-version', 'abc'],
    );

    expect(results.get(provider)).toMatchObject({ success: true });
  });
});
