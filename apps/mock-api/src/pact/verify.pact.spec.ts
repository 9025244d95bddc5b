import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { createMockApi, type MockApi } from '../app.ts';
import { logInDemoCustomer } from '../provider-states/arrange.ts';
import { readPacts } from './pacts.ts';
import { runScript } from '../testing/start-server.ts';

// `npm run pact:verify` as QA runs it, against servers that only HTTP leads to.

const all = readPacts().flatMap(({ interactions }) => interactions).length;

let api: MockApi;
let url: string;
let stateUrl: string;
beforeAll(async () => {
  api = await createMockApi({ passwordCost: 16, reportViolation: () => undefined });
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  stateUrl = `${url}/__mock/worlds/pact/provider-states`;
});
afterAll(() => api.app.close());

const verify = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runScript(join(import.meta.dirname, 'verify.ts'), args, { SHOP_API_TOKEN: '', ...env }).ended;

const inWorld = () => `${url}/__world/pact`;

describe('an API with a state hook', () => {
  it('is asked everything', async () => {
    const { code, said } = await verify([
      ...['--base-url', `${inWorld()}/api`, '--postal-base-url', inWorld()],
      ...['--state-url', stateUrl],
    ]);
    expect(said).toContain(`${all} verified, 0 failed, 0 skipped`);
    expect(code).toBe(0);
  });

  it('fails what its hook does not bring about', async () => {
    const { code, said } = await verify([
      ...['--postal-base-url', inWorld()],
      ...['--state-url', `${url}/__mock/worlds/No/provider-states`],
    ]);
    expect(said).toContain('"the PIN code has post offices" could not be brought about: The state hook answered 400');
    expect(code).toBe(1);
  });
});

describe('an API without a state hook', () => {
  it('is asked what needs none, and what was not asked is said with its reason', async () => {
    const { code, said } = await verify(['--base-url', `${url}/api`]);

    expect(said).toContain('ok       a question for all products\n');
    expect(said).toContain('ok       a question for one product\n');
    expect(said).toContain('ok       an order without a token\n');
    expect(said).toContain('skipped  a question for the orders\n');
    expect(said).toMatch(/\d+ {2}needs a signed-in customer \(--token, or SHOP_API_TOKEN\)/);
    expect(said).toMatch(/\d+ {2}needs "the server has a fault", which only a state hook brings about \(--state-url\)/);
    expect(said).toMatch(/\d+ {2}would leave an order, an account or a login behind/);
    expect(said).toMatch(/6 {2}no address was given of postal-service \(--postal-base-url\)/);
    expect(said).toMatch(/\d\d verified, 0 failed, \d\d skipped\n$/);
    expect(code).toBe(0);
  });

  it('is asked more with a token, which is never told', async () => {
    const token = await logInDemoCustomer(api.world);
    const before = api.world.store.read(({ orders }) => orders.ofCustomer(1)).length;
    const { code, said } = await verify(['--base-url', `${url}/api`], { SHOP_API_TOKEN: token });

    expect(said).toContain('ok       a question for the orders\n');
    expect(said).not.toContain(token);
    expect(code).toBe(0);
    expect(api.world.store.read(({ orders }) => orders.ofCustomer(1))).toHaveLength(before);
  });
});

describe('an API that breaks the contract', () => {
  let broken: Server;
  beforeAll(async () => {
    broken = createServer(({ method = 'GET', url: path = '', headers }, response) => {
      const { accept = '', authorization = '', 'content-type': type = 'application/json' } = headers;
      const body = method === 'GET' ? null : '{}';
      const asked = fetch(url + path, { method, headers: { accept, authorization, 'content-type': type }, body });
      void asked.then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
        response.end((await answer.text()).replaceAll('"product_price"', '"price"'));
      });
    });
    await new Promise<void>((listening) => broken.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => broken.close());

  it('is caught: what differs, where in the contract, and which file to open', async () => {
    const { port } = broken.address() as AddressInfo;
    const { code, said } = await verify(['--base-url', `http://127.0.0.1:${port}/api`]);

    expect(said).toContain('FAILED   a question for all products\n');
    expect(said).toMatch(
      /"a question for all products" is not answered as agreed:\n *Body \$\[\*\]\.product_price .*\(\d+ times\)\n.*in the contract: libs\/api-contract\/openapi\.yaml:\d+ \(listProducts 200: \[\*\]\.product_price\)\n.*agreed on in: apps\/storefront\/src\/features\/catalogue\/catalogue\.api\.pact\.spec\.ts/,
    );
    expect(said).toContain('ok       a question for the categories\n');
    expect(code).toBe(1);
  });
});

it('an API that nobody answers for is said to be none', async () => {
  const { code, said } = await verify(['--base-url', 'http://127.0.0.1:9/api']);
  expect(said).toMatch(/^Nobody answers at http:\/\/127\.0\.0\.1:9\/api: /);
  expect(code).toBe(1);
});
