import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SEEDED_TIME } from '@shop/mock-engine/worlds/world-registry';

import { shopRules } from '../definition/situations.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { buyIn } from '../testing/orders.ts';
import { category, chromeHar } from './recordings/har.fixture.ts';
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

it('worlds cannot be kept by a server that stores nothing', () => {
  expect(() => shop.worlds.create('kept', { isKept: true })).toThrow('stores nothing on disk');
});

describe('worlds in a data file', () => {
  let folder: string;
  let kept: Shop;
  const open = async () => (kept = await openShop({ dataFile: join(folder, 'shop.sqlite') }));
  const restart = async () => {
    await kept.app.close();
    await open();
  };
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'worlds-'));
    await open();
  });
  afterEach(async () => {
    await kept.app.close();
    rmSync(folder, { recursive: true });
  });
  const names = () => kept.worlds.list().map(({ name, isKept }) => [name, isKept]);
  const customersIn = (world: string) => kept.worlds.get(world).store.customers.all().length;

  it('are listed, read and deleted after a restart', async () => {
    await kept.register('kept@vanaveda.example');
    kept.worlds.create('kept', { isKept: true });
    kept.worlds.open('other');
    const { orderId } = await buyIn(kept, 'other', 'here@vanaveda.example');
    await restart();

    expect(names()).toEqual([
      ['default', true],
      ['kept', true],
      ['other', false],
    ]);
    expect([customersIn('default'), kept.worlds.get('other').store.orders.withId(orderId)?.id]).toEqual([2, orderId]);
    kept.worlds.expire(-1);
    await restart();
    expect(names().map(([name]) => name)).toEqual(['default', 'kept']);
    kept.worlds.delete('kept');
    await restart();
    expect(names()).toEqual([['default', true]]);
  });

  it('have their clock and situations after a restart, and so have copies', async () => {
    const { clock, situations } = kept.worlds.open('one');
    clock.advance(60_000);
    clock.stop();
    const [spent, forced] = [shopRules.situation('offers-down'), shopRules.forcedAnswer('getProduct', 503)];
    if (!spent.ok || !forced.ok) throw new Error('The rules do not exist.');
    situations.switchOn(spent.rule, 3);
    situations.switchOn(forced.rule);
    await kept.app.inject('/__world/one/api/v1/all-offers');
    kept.worlds.fork('one', 'copy');
    await restart();

    for (const name of ['one', 'copy']) {
      const world = kept.worlds.get(name);
      expect([world.clock.now(), world.clock.isRunning]).toEqual([clock.now(), false]);
      expect(world.situations.list().map(({ rule, remaining }) => [rule.title, remaining])).toEqual([
        [spent.rule.title, 2],
        [forced.rule.title, undefined],
      ]);
    }
    const product = await kept.app.inject('/__world/copy/api/v1/get-product/life-elixir');
    expect(product.statusCode).toBe(503);
  });

  it('replay their recordings after a restart', async () => {
    await kept.app.inject({
      method: 'POST',
      url: '/__mock/worlds/default/recordings?name=visit',
      payload: chromeHar(),
    });
    await restart();
    expect((await kept.app.inject('/api/v1/categories')).json()).toEqual([category]);
  });

  it('have their request log after a restart, without secrets, and so has the server its own numbers', async () => {
    const logIn = {
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: 'a@b.example', password: 'brahmi22' },
    } as const;
    await kept.app.inject(logIn);
    for (const name of ['one', 'two']) await kept.app.inject(`/__world/${name}/api/v1/all-products`);
    const exchange = async (id: number) => (await kept.app.inject(`/__mock/exchanges/${id}`)).json<object>();
    const before = [await exchange(1), await exchange(2), await exchange(3)];
    await restart();

    await kept.app.inject('/__world/two/api/v1/all-products');
    expect(kept.requestLog.list({ world: 'two' }).map(({ id }) => id)).toEqual([3, 4]);
    expect([await exchange(1), await exchange(2), await exchange(3)]).toEqual(before);
    expect(readFileSync(join(folder, 'shop.sqlite')).includes('brahmi22')).toBe(false);
    expect(kept.worlds.common.all().filter(({ kind }) => kind === 'list')).toHaveLength(1);
    await kept.app.inject({ method: 'DELETE', url: '/__mock/exchanges' });
    await restart();
    expect(kept.requestLog.list()).toEqual([]);
  });

  it('do not repeat the ids of their seed after a restart', async () => {
    kept.worlds.create('seeded', { seed: 'monsoon' });
    const { token } = await buyIn(kept, 'seeded', 'one@vanaveda.example');
    await restart();
    expect((await buyIn(kept, 'seeded', 'two@vanaveda.example')).token).not.toBe(token);
    expect(kept.worlds.get('seeded').clock.now()).toBe(SEEDED_TIME);
  });

  it('lose all data when reset, except when the new world cannot be stored', async () => {
    await kept.register('kept@vanaveda.example');
    kept.worlds.reset('default');
    expect(customersIn('default')).toBe(1);
    await kept.register('kept@vanaveda.example');
    kept.worlds.close();
    expect(() => kept.worlds.reset('default')).toThrow(/could not be written/);
    expect(customersIn('default')).toBe(2);
    await open();
    expect((await kept.logIn()).length).toBeGreaterThan(0);
    expect(customersIn('default')).toBe(2);
  });

  it('a reset world rejects the changes of earlier requests', async () => {
    const { orders } = kept.worlds.get('default').store;
    const [order] = orders.all();
    kept.worlds.reset('default');
    expect(() => orders.setStatus(order?.id ?? '', 'created')).toThrow(/was reset/);
    await restart();
    expect(kept.worlds.get('default').store.orders.all()[0]?.status).toBe(order?.status);
  });
});
