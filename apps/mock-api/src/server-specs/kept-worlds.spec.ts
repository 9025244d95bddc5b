import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { demoCustomer } from '../features/accounts/demo-customer.seed.ts';
import { answerOf, openShop, type Shop } from '../testing/open-shop.ts';
import { buyIn } from '../testing/orders.ts';
import { worldPrefix } from '@shop/mock-engine/contract/world-address';

let shop: Shop;
beforeEach(async () => (shop = await openShop()));
afterEach(() => shop.app.close());

describe('a world with a seed', () => {
  const purchase = async (name: string, seed: string | undefined) => {
    shop.worlds.create(name, { seed });
    const { token, orderId } = await buyIn(shop, name, 'here@vanaveda.example');
    const orders = await shop.app.inject({
      url: `${worldPrefix(name)}/api/v1/orders`,
      headers: { authorization: `Bearer ${token}` },
    });
    return { token, orderId, orders: orders.body };
  };

  it('gives the same ids, tokens and times for the same calls', async () => {
    const first = await purchase('first', 'monsoon');
    expect(await purchase('second', 'monsoon')).toEqual(first);
    expect(first.orders).toContain('2026-01-05T04:30:00.000Z');
    expect(await purchase('other', 'winter')).not.toEqual(first);
  });

  it('differs from a world without a seed, which is random', async () => {
    expect((await purchase('first', undefined)).token).not.toBe((await purchase('second', undefined)).token);
  });

  it('repeats its ids after a reset', async () => {
    const first = await purchase('first', 'monsoon');
    shop.worlds.reset('first');
    const { token } = await buyIn(shop, 'first', 'here@vanaveda.example');
    expect(token).toBe(first.token);
  });
});

describe('worlds on disk', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'worlds-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are the default one and kept ones', async () => {
    const dataFile = join(folder, 'shop.sqlite');
    const before = await openShop({ dataFile });
    await before.register('kept@vanaveda.example');
    before.worlds.create('kept', { isKept: true });
    before.worlds.create('gone');
    await before.app.close();

    const after = await openShop({ dataFile });
    expect(after.world.store.read(({ customers }) => customers.lastNumber())).toBe(2);
    after.worlds.open('kept');
    after.worlds.open('gone');
    expect(after.worlds.list().map(({ name, isKept }) => [name, isKept])).toEqual([
      ['default', true],
      ['kept', true],
      ['gone', false],
    ]);
    after.worlds.delete('kept');
    expect(readdirSync(join(folder, 'worlds'))).toEqual([]);
    await after.app.close();
  });

  it('lose all data when reset', async () => {
    const dataFile = join(folder, 'shop.sqlite');
    const kept = await openShop({ dataFile });
    await kept.register('kept@vanaveda.example');
    kept.worlds.reset('default');
    const { body } = answerOf(
      'login',
      await kept.app.inject({
        method: 'POST',
        url: '/api/v1/login',
        payload: { email: demoCustomer.email, password: demoCustomer.password },
      }),
    );
    expect(body).toMatchObject({ statusCode: 200 });
    expect(kept.worlds.get('default').store.read(({ customers }) => customers.lastNumber())).toBe(1);
    await kept.app.close();
  });

  it('cannot be created by a server that stores nothing', () => {
    expect(() => shop.worlds.create('kept', { isKept: true })).toThrow('stores nothing on disk');
  });
});
