import { shopRules } from '../definition/situations.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { buyIn, goodOrder } from '../testing/orders.ts';
import { worldPrefix } from '@shop/mock-engine/contract/world-address';
import { MAX_WORLDS } from '@shop/mock-engine/worlds/world-registry';

let shop: Shop;
beforeEach(async () => (shop = await openShop()));
afterEach(() => shop.app.close());

async function ordersIn(world: string, token: string): Promise<{ status: number; ids: number }> {
  const response = await shop.app.inject({
    url: '/api/v1/orders',
    headers: { authorization: `Bearer ${token}`, 'x-mock-world': world },
  });
  const body: unknown = response.json();
  return { status: response.statusCode, ids: Array.isArray(body) ? body.length : 0 };
}

describe('worlds', () => {
  it('are isolated, fifty of them under load', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `worker-${index}`);
    for (const name of names.slice(0, 25)) {
      const rule = shopRules.situation('orders-empty');
      if (rule.ok) shop.worlds.open(name).situations.switchOn(rule.rule);
    }
    const shoppers = await Promise.all(
      names.flatMap((name) => [buyIn(shop, name, 'one@vanaveda.example'), buyIn(shop, name, 'two@vanaveda.example')]),
    );

    for (const [index, name] of names.entries()) {
      const isEmpty = index < 25;
      const [one, two] = [shoppers[2 * index], shoppers[2 * index + 1]];
      expect([name, one?.orderId.startsWith('order_'), two?.orderId.startsWith('order_')]).toEqual([name, true, true]);
      expect(await ordersIn(name, one?.token ?? '')).toEqual({ status: 200, ids: isEmpty ? 0 : 1 });
      expect(shop.worlds.get(name).store.customers.lastNumber()).toBe(3);
      const neighbour = names[(index + 1) % names.length] ?? '';
      expect((await ordersIn(neighbour, one?.token ?? '')).status).toBe(401);
    }
    expect(new Set(shoppers.map(({ orderId }) => orderId)).size).toBe(100);
    expect(shop.world.store.customers.lastNumber()).toBe(1);
  });

  it('are chosen by the URL first, then by the header', async () => {
    await buyIn(shop, 'one', 'here@vanaveda.example');
    await shop.app.inject({ url: `${worldPrefix('two')}/api/v1/categories`, headers: { 'x-mock-world': 'three' } });
    await shop.app.inject({ url: '/api/v1/categories', headers: { 'x-mock-world': 'four' } });

    expect(shop.worlds.list().map(({ name }) => name)).toEqual(['default', 'one', 'two', 'four']);
  });

  it('serve pictures, receipts and the payment window', async () => {
    for (const path of ['/mockpay/checkout.js', '/custom/images/products/new/x.jpg', '/v1/categories', '/user?a=1']) {
      const [inside, outside] = await Promise.all([
        shop.app.inject({ url: `${worldPrefix('w1')}${path}` }),
        shop.app.inject({ url: path }),
      ]);
      expect([path, inside.statusCode]).toEqual([path, outside.statusCode]);
    }
  });

  it.each(['A', 'ä', '-a', 'a'.repeat(64), 'a.b', '%20', ''])('reject the name %j', async (name) => {
    const { statusCode, body } = await shop.app.inject({ url: `${worldPrefix(name)}/api/v1/categories` });
    expect([statusCode, body]).toEqual([400, expect.stringContaining('1 to 63 lower-case letters')]);
  });

  it('lose their data when reset, and are removed when deleted', async () => {
    const { token } = await buyIn(shop, 'one', 'here@vanaveda.example');
    shop.worlds.reset('one');
    expect((await ordersIn('one', token)).status).toBe(401);
    shop.worlds.delete('one');
    expect(shop.worlds.list().map(({ name }) => name)).toEqual(['default']);
    expect(() => shop.worlds.delete('default')).toThrow('can be reset, but not deleted');
    expect(() => shop.worlds.reset('one')).toThrow('world "one" does not exist');
  });

  it('can be copied, and the copy is independent', async () => {
    const { token } = await buyIn(shop, 'one', 'here@vanaveda.example');
    const slow = shopRules.situation('slow-3g');
    if (slow.ok) shop.worlds.get('one').situations.switchOn(slow.rule);
    shop.worlds.get('one').clock.advance(60_000);
    const copy = shop.worlds.fork('one', 'copy');
    copy.situations.clear();

    expect(await ordersIn('copy', token)).toEqual({ status: 200, ids: 1 });
    expect(copy.clock.now()).toBeGreaterThan(Date.now() + 50_000);
    await shop.app.inject({
      method: 'POST',
      url: `${worldPrefix('copy')}/api/v1/payments/mockpay/order/create`,
      headers: { authorization: `Bearer ${token}` },
      payload: goodOrder,
    });
    expect(await ordersIn('copy', token)).toEqual({ status: 200, ids: 2 });
    shop.worlds.get('one').situations.clear();
    expect(await ordersIn('one', token)).toEqual({ status: 200, ids: 1 });
    expect(() => shop.worlds.fork('one', 'copy')).toThrow('world "copy" already exists');
  });

  it('expire when unused', () => {
    shop.worlds.open('idle');
    shop.worlds.expire(60_000);
    expect(shop.worlds.list()).toHaveLength(2);
    shop.worlds.expire(-1);
    expect(shop.worlds.list().map(({ name }) => name)).toEqual(['default']);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
  ])('are not created by a page of another site: %j', async (headers) => {
    const ask = (name: string) => shop.app.inject({ url: `${worldPrefix(name)}/custom/images/x.jpg`, headers });
    const { statusCode, body } = await ask('filled');
    expect([statusCode, body]).toEqual([403, expect.stringContaining('cannot create the world \\"filled\\"')]);
    expect(shop.worlds.list().map(({ name }) => name)).toEqual(['default']);

    shop.worlds.create('there');
    expect((await ask('there')).statusCode).toBe(404);
    expect((await ask('default')).statusCode).toBe(404);
  });

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:4200', 'sec-fetch-site': 'same-site' },
  ])('are created by a page of this machine: %j', async (headers) => {
    await shop.app.inject({ url: `${worldPrefix('mine')}/api/v1/categories`, headers });
    expect(shop.worlds.has('mine')).toBe(true);
  });

  it('are limited in number', async () => {
    for (let count = 1; count < MAX_WORLDS; count += 1) shop.worlds.open(`w${count}`);
    const { statusCode, body } = await shop.app.inject({ url: `${worldPrefix('one-more')}/api/v1/categories` });
    expect([statusCode, body]).toEqual([429, expect.stringContaining('Delete one first')]);
  });
});
