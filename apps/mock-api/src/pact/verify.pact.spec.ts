import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { createMockApi, type MockApi } from '../app.ts';
import { logInDemoCustomer } from '../provider-states/arrange.ts';
import { readPacts } from './pacts.ts';
import { runScript } from '../testing/start-server.ts';

// `npm run pact:verify` as QA runs it, against servers over HTTP.

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
  it('is verified completely', async () => {
    const { code, said } = await verify([
      ...['--base-url', `${inWorld()}/api`, '--postal-base-url', inWorld()],
      ...['--state-url', stateUrl],
    ]);
    expect(said).toContain(`${all} verified, 0 failed, 0 skipped`);
    expect(code).toBe(0);
  });

  it('fails when its hook cannot set up a state', async () => {
    const { code, said } = await verify([
      ...['--postal-base-url', inWorld()],
      ...['--state-url', `${url}/__mock/worlds/No/provider-states`],
    ]);
    expect(said).toContain(
      'The state "the PIN code has post offices" could not be set up: The state hook responded 400',
    );
    expect(code).toBe(1);
  });
});

describe('an API without a state hook', () => {
  it('is verified without states, and skipped interactions are reported with a reason', async () => {
    const { code, said } = await verify(['--base-url', `${url}/api`]);

    expect(said).toContain('ok       a question for all products\n');
    expect(said).toContain('ok       a question for one product\n');
    expect(said).toContain('ok       an order without a token\n');
    expect(said).toContain('skipped  a question for the orders\n');
    expect(said).toMatch(/\d+ {2}needs a signed-in customer \(--token, or SHOP_API_TOKEN\)/);
    expect(said).toMatch(
      /\d+ {2}needs the state "the server has a fault", which only a state hook can set up \(--state-url\)/,
    );
    expect(said).toMatch(/\d+ {2}would leave an order, an account or a login behind/);
    expect(said).toMatch(/6 {2}no base URL given for postal-service \(--postal-base-url\)/);
    expect(said).toMatch(/\d\d verified, 0 failed, \d\d skipped\n$/);
    expect(code).toBe(0);
  });

  it('is verified further with a token, which is never printed', async () => {
    const token = await logInDemoCustomer(api.world);
    const before = api.world.store.orders.ofCustomer(1).length;
    const { code, said } = await verify(['--base-url', `${url}/api`], { SHOP_API_TOKEN: token });

    expect(said).toContain('ok       a question for the orders\n');
    expect(said).not.toContain(token);
    expect(code).toBe(0);
    expect(api.world.store.orders.ofCustomer(1)).toHaveLength(before);
  });
});

describe('an API that breaks the contract', () => {
  let broken: Server;
  beforeAll(async () => {
    broken = createServer(({ method = 'GET', url: path = '', headers }, response) => {
      const { accept = '', authorization = '', 'content-type': type = 'application/json' } = headers;
      const body = method === 'GET' ? null : '{}';
      const forwarded = fetch(url + path, { method, headers: { accept, authorization, 'content-type': type }, body });
      void forwarded.then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
        response.end((await answer.text()).replaceAll('"product_price"', '"price"'));
      });
    });
    await new Promise<void>((listening) => broken.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => broken.close());

  it('fails with the difference, its place in the contract and the spec that defines it', async () => {
    const { port } = broken.address() as AddressInfo;
    const { code, said } = await verify(['--base-url', `http://127.0.0.1:${port}/api`]);

    expect(said).toContain('FAILED   a question for all products\n');
    expect(said).toMatch(
      /"a question for all products" does not match the pact:\n *Body \$\[\*\]\.product_price .*\(\d+ times\)\n.*in the contract: libs\/api-contract\/openapi\.yaml:\d+ \(listProducts 200: \[\*\]\.product_price\)\n.*defined in: apps\/storefront\/src\/features\/catalogue\/catalogue\.api\.pact\.spec\.ts/,
    );
    expect(said).toContain('ok       a question for the categories\n');
    expect(code).toBe(1);
  });
});

it('an unreachable API is reported', async () => {
  const { code, said } = await verify(['--base-url', 'http://127.0.0.1:9/api']);
  expect(said).toMatch(/^http:\/\/127\.0\.0\.1:9\/api cannot be reached: /);
  expect(code).toBe(1);
});
