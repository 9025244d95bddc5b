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

function send(id: OperationId, headers: Record<string, string> = {}) {
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
    '%s responds within the contract, and marks its responses',
    async (name) => {
      switchOn(shopRules.situation(name));
      for (const id of callsOf(name)) {
        const response = await send(id);
        answerOf(id, response);
        expect([id, response.headers['x-mock-situation']]).toEqual([id, name]);
      }
    },
  );

  it.each(names.filter((name) => shopSituations[name].connection && shopSituations[name].oneIn === undefined))(
    '%s breaks the connection',
    async (name) => {
      switchOn(shopRules.situation(name));
      for (const id of callsOf(name)) await expect(send(id)).rejects.toThrow('broken on purpose');
      if (callsOf(name).length === 0) {
        await expect(shop.app.inject({ url: '/mockpay/instruments' })).rejects.toThrow('broken on purpose');
      }
    },
  );

  it('has no effect after it is switched off', async () => {
    switchOn(shopRules.situation('catalogue-down'));
    expect((await send('listProducts')).statusCode).toBe(503);
    shop.world.situations.switchOff('catalogue-down');
    const { statusCode, headers } = await send('listProducts');
    expect([statusCode, headers['x-mock-situation']]).toEqual([200, undefined]);
  });

  it('ends automatically after the given number of requests', async () => {
    switchOn(shopRules.situation('orders-down'), 2);
    await send('listProducts');
    const statuses = [await send('listOrders'), await send('listOrders'), await send('listOrders')];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200]);
  });

  it('requested by a header affects only that request', async () => {
    const affected = await send('listProducts', {
      'x-mock-situation': 'slow-3g, catalogue-empty',
      'x-mock-latency': '0',
    });
    expect([affected.statusCode, affected.body]).toEqual([200, '[]']);
    expect(affected.headers['x-mock-situation']).toBe('slow-3g, catalogue-empty, latency:0');
    expect((await send('listProducts')).body).not.toBe('[]');
  });

  it('that hides data still requires a login', async () => {
    switchOn(shopRules.situation('orders-empty'));
    expect((await send('listOrders', { authorization: 'Bearer no-token' })).statusCode).toBe(401);
    expect((await send('listOrders')).body).toBe('[]');
  });

  it('never affects the server’s own tools', async () => {
    switchOn(shopRules.situation('offline'));
    expect((await shop.app.inject({ url: '/__mock/health' })).statusCode).toBe(200);
  });

  it('affects pictures', async () => {
    switchOn(shopRules.situation('pictures-missing'));
    const { statusCode } = await shop.app.inject({ url: '/custom/images/products/new/pack-offer-1.jpg' });
    expect(statusCode).toBe(404);
  });

  it.each([
    ['payment-failed', 'failed'],
    ['payment-timeout', 'pending'],
  ])('%s makes every payment %s, for any instrument', async (name, status) => {
    switchOn(shopRules.situation(name));
    const { body: order_id } = await shop.call('createOrder', { path: mockpay, body: goodOrder }, token);
    const order = shop.world.store.read(({ orders }) => orders.withId(order_id as string));
    const payload = { order_id, amount: order?.summary.total, method: 'upi', vpa: 'success@mockpay' };
    const response = await shop.app.inject({ method: 'POST', url: '/mockpay/payments', payload });
    expect(response.json()).toMatchObject({ status });
  });

  it('affects one request in three by the world’s random source', async () => {
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
  ])('that is invalid is rejected: %s: %s', async (header, value, detail) => {
    const { statusCode, body } = await send('listProducts', { [header]: value });
    expect([statusCode, body]).toEqual([400, expect.stringContaining(detail)]);
  });
});

describe('a forced response', () => {
  const all = (Object.keys(exampleAnswers) as OperationId[]).flatMap((id) =>
    Object.entries(exampleAnswers[id]).flatMap(([status, examples]) =>
      Object.keys(examples).map((example) => ({ id, status: Number(status), example })),
    ),
  );

  it.each(all)('can be any example of the contract: $id $status $example', async ({ id, status, example }) => {
    const response = await send(id, { prefer: `code=${status}, example="${example}"` });
    expect([response.statusCode, response.json()]).toEqual([status, exampleAnswers[id][status]?.[example]]);
    answerOf(id, response);
  });

  it('can stay active for one call', async () => {
    const { id } = switchOn(shopRules.forcedAnswer('getProduct', 503));
    expect([id, (await send('getProduct')).statusCode]).toEqual(['getProduct:503', 503]);
    expect((await send('listProducts')).statusCode).toBe(200);
  });

  it('ignores other preferences', async () => {
    expect((await send('listProducts', { prefer: 'respond-async, wait=10' })).statusCode).toBe(200);
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
  it('lists the situations of a response, and does not check forced ones', async () => {
    switchOn(shopRules.situation('login-rejected'));
    await send('login');
    await send('getUser');
    const [login, user] = shop.requestLog.list();
    expect(login).toMatchObject({ operationId: 'login', status: 401, because: ['login-rejected'], violations: [] });
    expect(user).toMatchObject({ operationId: 'getUser', status: 200, because: [], world: 'default' });
    expect(shop.requestLog.answerCounts()).toEqual({ login: { 401: 1 }, getUser: { 200: 1 } });
  });

  it('lists contract violations of requests', async () => {
    await shop.app.inject({ method: 'POST', url: '/api/v1/login', payload: { email: 1 } });
    expect(shop.requestLog.list()[0]?.violations).toEqual([
      expect.stringMatching(/^request: email: /),
      expect.stringMatching(/^request: password: /),
    ]);
    expect(shop.requestLog.violationCount()).toBe(1);
  });
});
