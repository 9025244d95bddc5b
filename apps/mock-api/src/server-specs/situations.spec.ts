import { exampleAnswers } from '@shop/api-contract/generated/examples';
import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';
import { situations, type SituationName } from '@shop/api-contract/situations';

import { demoCustomer } from '../features/accounts/demo-customer.seed.ts';
import { answerOf, openShop, type Shop } from '../testing/open-shop.ts';
import { goodOrder, mockpay } from '../testing/orders.ts';
import { shopRules, shopSituations } from '../shop/situations.ts';
import { latencyRule, type Rule, type RuleReading } from '@shop/mock-engine/situations/rules';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.logIn();
});
afterEach(() => {
  shop.world.situations.clear();
  shop.requestLog.clear();
});
afterAll(() => shop.app.close());

const names = Object.keys(situations) as SituationName[];
const callsOf = (name: SituationName) => (shopSituations[name].calls ?? []) as readonly OperationId[];

const { email, password } = demoCustomer;
const bodies: { [Id in OperationId]?: object } = {
  login: { email, password },
  register: { email: 'new@vanaveda.example', password: 'secret1', name: 'New', mobile: '9000000003' },
  createOrder: goodOrder,
  validatePayment: { status: 'Cancelled', order_id: 'order_none', payment_id: '', payment_signature: '' },
};

function ask(id: OperationId, headers: Record<string, string> = {}) {
  const { method, path, server } = operationTable[id];
  const filled = path
    .replace('{slug}', 'life-elixir')
    .replace('{payment_provider}', 'mockpay')
    .replace('{pincode}', '208001');
  return shop.app.inject({
    method,
    url: (server === 'api' ? '/api' : '') + filled,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(bodies[id] && { payload: bodies[id] }),
  });
}

function switchOn(reading: RuleReading, times?: number): Rule {
  if (!reading.ok) throw new Error(reading.detail);
  shop.world.situations.switchOn(reading.rule, times);
  return reading.rule;
}

describe('a situation', () => {
  it.each(names.filter((name) => shopSituations[name].answer && callsOf(name).length > 0))(
    '%s answers as the contract allows, and says that it did',
    async (name) => {
      switchOn(shopRules.situation(name));
      for (const id of callsOf(name)) {
        const response = await ask(id);
        answerOf(id, response);
        expect([id, response.headers['x-mock-situation']]).toEqual([id, name]);
      }
    },
  );

  it.each(names.filter((name) => shopSituations[name].connection && shopSituations[name].oneIn === undefined))(
    '%s breaks the connection',
    async (name) => {
      switchOn(shopRules.situation(name));
      for (const id of callsOf(name)) await expect(ask(id)).rejects.toThrow('broken on purpose');
      if (callsOf(name).length === 0) {
        await expect(shop.app.inject({ url: '/mockpay/instruments' })).rejects.toThrow('broken on purpose');
      }
    },
  );

  it('is switched off again, and all is as before', async () => {
    switchOn(shopRules.situation('catalogue-down'));
    expect((await ask('listProducts')).statusCode).toBe(503);
    shop.world.situations.switchOff('catalogue-down');
    const { statusCode, headers } = await ask('listProducts');
    expect([statusCode, headers['x-mock-situation']]).toEqual([200, undefined]);
  });

  it('ends by itself after as many requests as it was given', async () => {
    switchOn(shopRules.situation('orders-down'), 2);
    await ask('listProducts');
    const statuses = [await ask('listOrders'), await ask('listOrders'), await ask('listOrders')];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200]);
  });

  it('asked for by a header is that one request’s alone', async () => {
    const met = await ask('listProducts', { 'x-mock-situation': 'slow-3g, catalogue-empty', 'x-mock-latency': '0' });
    expect([met.statusCode, met.body]).toEqual([200, '[]']);
    expect(met.headers['x-mock-situation']).toBe('slow-3g, catalogue-empty, latency:0');
    expect((await ask('listProducts')).body).not.toBe('[]');
  });

  it('that keeps data back still asks who calls', async () => {
    switchOn(shopRules.situation('orders-empty'));
    expect((await ask('listOrders', { authorization: 'Bearer no-token' })).statusCode).toBe(401);
    expect((await ask('listOrders')).body).toBe('[]');
  });

  it('never keeps anybody from the server’s own tools', async () => {
    switchOn(shopRules.situation('offline'));
    expect((await shop.app.inject({ url: '/__mock/health' })).statusCode).toBe(200);
  });

  it('touches pictures as well', async () => {
    switchOn(shopRules.situation('pictures-missing'));
    const { statusCode } = await shop.app.inject({ url: '/custom/images/products/new/pack-offer-1.jpg' });
    expect(statusCode).toBe(404);
  });

  it.each([
    ['payment-failed', 'failed'],
    ['payment-timeout', 'pending'],
  ])('%s makes every payment %s, whatever pays', async (name, status) => {
    switchOn(shopRules.situation(name));
    const { body: order_id } = await shop.call('createOrder', { path: mockpay, body: goodOrder }, token);
    const order = shop.world.store.read(({ orders }) => orders.withId(order_id as string));
    const payload = { order_id, amount: order?.summary.total, method: 'upi', vpa: 'success@mockpay' };
    const response = await shop.app.inject({ method: 'POST', url: '/mockpay/payments', payload });
    expect(response.json()).toMatchObject({ status });
  });

  it('loses one request in three by the world’s own chance', async () => {
    const world = shop.worlds.create('by-chance', { seed: 'rain' });
    const flaky = shopRules.situation('flaky');
    if (flaky.ok) world.situations.switchOn(flaky.rule);
    const target = { operationId: 'listProducts' as const, path: '/api/v1/all-products' };
    const lost = Array.from({ length: 3000 }, () => world.situations.faultOf(target)).filter(Boolean).length;
    expect(lost).toBeGreaterThan(900);
    expect(lost).toBeLessThan(1100);
  });

  it.each([
    ['x-mock-situation', 'catalog-down', 'The situation \\"catalog-down\\" does not exist'],
    ['x-mock-latency', 'long', 'A latency must be milliseconds'],
    ['x-mock-latency', '300-100', 'A latency must be milliseconds'],
    ['prefer', 'code=418', 'declares 200, 304, 429, 500, 503'],
    ['prefer', 'code=200, example=nobody', 'are products, empty'],
    ['prefer', 'code=x', 'declares 200'],
  ])('that is none is refused plainly: %s: %s', async (header, value, detail) => {
    const { statusCode, body } = await ask('listProducts', { [header]: value });
    expect([statusCode, body]).toEqual([400, expect.stringContaining(detail)]);
  });
});

describe('a forced answer', () => {
  const all = (Object.keys(exampleAnswers) as OperationId[]).flatMap((id) =>
    Object.entries(exampleAnswers[id]).flatMap(([status, examples]) =>
      Object.keys(examples).map((example) => ({ id, status: Number(status), example })),
    ),
  );

  it.each(all)('is any of the contract’s: $id $status $example', async ({ id, status, example }) => {
    const response = await ask(id, { prefer: `code=${status}, example="${example}"` });
    expect([response.statusCode, response.json()]).toEqual([status, exampleAnswers[id][status]?.[example]]);
    answerOf(id, response);
  });

  it('may last, for one call', async () => {
    const { id } = switchOn(shopRules.forcedAnswer('getProduct', 503));
    expect([id, (await ask('getProduct')).statusCode]).toEqual(['getProduct:503', 503]);
    expect((await ask('listProducts')).statusCode).toBe(200);
  });

  it('leaves other tools’ preferences alone', async () => {
    expect((await ask('listProducts', { prefer: 'respond-async, wait=10' })).statusCode).toBe(200);
  });
});

describe('latency', () => {
  it.each(['0', '250', '100-400', 'office', '4g', '3g', 'satellite'])('is read from %j', (text) => {
    expect(latencyRule(text).ok).toBe(true);
  });

  it.each(['', '-1', '1.5', '400-100', '300001', 'slow', '1-2-3', 'constructor'])('is not read from %j', (text) => {
    expect(latencyRule(text).ok).toBe(false);
  });
});

describe('the request log', () => {
  it('tells what made an answer differ, and holds no forced one to the contract', async () => {
    switchOn(shopRules.situation('login-rejected'));
    await ask('login');
    await ask('getUser');
    const [login, user] = shop.requestLog.list();
    expect(login).toMatchObject({ operationId: 'login', status: 401, because: ['login-rejected'], violations: [] });
    expect(user).toMatchObject({ operationId: 'getUser', status: 200, because: [], world: 'default' });
    expect(shop.requestLog.answerCounts()).toEqual({ login: { 401: 1 }, getUser: { 200: 1 } });
  });

  it('names requests that break the contract', async () => {
    await shop.app.inject({ method: 'POST', url: '/api/v1/login', payload: { email: 1 } });
    expect(shop.requestLog.list()[0]?.violations).toEqual([
      expect.stringMatching(/^request: email: /),
      expect.stringMatching(/^request: password: /),
    ]);
    expect(shop.requestLog.violationCount()).toBe(1);
  });
});
