import type { OperationId } from '@shop/api-contract/operation';
import { situations, type SituationName } from '@shop/api-contract/situations';

import { shopRules, shopSituations } from '../definition/situations.ts';
import { answerOf } from '../testing/open-shop.ts';
import { goodOrder, mockpay } from '../testing/orders.ts';
import { send, shop, switchOn, token } from './situations.fixture.ts';

const names = Object.keys(situations) as SituationName[];
const callsOf = (name: SituationName) => (shopSituations[name].calls ?? []) as readonly OperationId[];

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

  it('does not count requests that are refused without it', async () => {
    switchOn(shopRules.situation('orders-empty'), 1);
    expect((await send('listOrders', { authorization: 'Bearer no-token' })).statusCode).toBe(401);
    expect((await send('listOrders')).body).toBe('[]');
    expect((await send('listOrders')).body).not.toBe('[]');
  });

  it('affects requests with an unreadable body, too', async () => {
    switchOn(shopRules.situation('login-rejected'), 1);
    const unreadable = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/v1/login',
        headers: { 'content-type': 'application/json' },
        payload: '{',
      });
    const { statusCode, headers } = await unreadable();
    expect([statusCode, headers['x-mock-situation']]).toEqual([401, 'login-rejected']);
    expect((await unreadable()).statusCode).toBe(400);
    expect(shop.requestLog.list().map(({ because }) => because)).toEqual([['login-rejected'], []]);
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
    const order = shop.world.store.orders.withId(order_id as string);
    const payload = { order_id, amount: order?.summary.total, method: 'upi', instrument: 'success@mockpay' };
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
    ['prefer', 'code=418', 'declares 200, 304, 429, 500, 503'],
    ['prefer', 'code=200, example=nobody', 'are products, empty'],
    ['prefer', 'code=x', 'declares 200'],
  ])('that is invalid is rejected: %s: %s', async (header, value, detail) => {
    const { statusCode, body } = await send('listProducts', { [header]: value });
    expect([statusCode, body]).toEqual([400, expect.stringContaining(detail)]);
  });

  it('is listed in the request log, which does not check its response', async () => {
    switchOn(shopRules.situation('login-rejected'));
    await send('login');
    await send('getUser');
    const [login, user] = shop.requestLog.list();
    expect(login).toMatchObject({ operationId: 'login', status: 401, because: ['login-rejected'], violations: [] });
    expect(user).toMatchObject({ operationId: 'getUser', status: 200, because: [], world: 'default' });
    expect(shop.requestLog.answerCounts()).toEqual({ login: { 401: 1 }, getUser: { 200: 1 } });
  });
});
