import { webShop } from '@shop/mock-api/web-shop';
import type { Row } from '@shop/mock-engine/store/rows';
import { readDemoParameters } from '../demo-address.ts';
import { demoShop, type DemoShop, type WorldStorage } from './demo-shop.ts';

/** The browser's database, in memory. */
function browser() {
  let kept: readonly Row[] = [];
  const storage: WorldStorage = {
    read: async () => structuredClone(kept),
    write: async (rows) => void (kept = structuredClone(rows)),
  };
  const bugs: unknown[] = [];
  /** Starts the worker, as a browser may at any time. */
  const start = (its = storage) =>
    demoShop({
      shop: webShop((bug) => bugs.push(bug), {}, { passwordCost: 16 }),
      storage: its,
      reportBug: (bug) => bugs.push(bug),
    });
  return { start, storage, bugs, orders: () => kept.filter(({ kind }) => kind === 'order') };
}

const visitor = { name: 'Meera Joshi', email: 'meera@shopper.example', mobile: '9000000042', password: 'neem-tree-7' };

const call = (shop: DemoShop, path: string, body?: object) =>
  shop.respond(
    new Request(`https://demo.example/api/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    }),
  );
const logIn = (shop: DemoShop, { email, password } = visitor) => call(shop, 'login', { email, password });
const parameters = (query: string) => readDemoParameters(new URL(query, 'https://demo.example'));

it('dates the demo customer’s past orders from the first start', async () => {
  const { start, orders } = browser();
  await call(start(), 'categories');
  const first = orders();
  await call(start(), 'categories');
  expect(first.length).toBeGreaterThan(0);
  expect(orders()).toEqual(first);
});

it('has only the demo customer after a reset', async () => {
  const { start } = browser();
  const shop = start();
  await call(shop, 'register', visitor);
  await shop.apply(parameters('?reset-demo'));

  expect((await logIn(shop)).status).toBe(401);
  expect((await logIn(start())).status).toBe(401);
  expect((await logIn(shop, { ...visitor, email: 'demo@vanaveda.example', password: 'demo1234' })).status).toBe(200);
});

it('a situation stays active until another URL changes it, also after the worker restarts', async () => {
  const { start } = browser();
  await start().apply(parameters('?situation=catalogue-down'));
  const shop = start();
  expect(await shop.apply(parameters('/'))).toEqual({ situations: ['catalogue-down'] });
  expect((await call(shop, 'categories')).status).toBe(503);

  await shop.apply(parameters('/products'));
  expect((await call(shop, 'categories')).status).toBe(503);
  await shop.apply(parameters('?situation='));
  expect((await call(shop, 'categories')).status).toBe(200);
});

it('undoes and rejects a registration that the browser cannot store', async () => {
  const { start, storage, bugs } = browser();
  await call(start(), 'categories');
  const full = new Error('QuotaExceededError');
  let isFull = true;
  const write = (changed: readonly Row[]) => (isFull ? Promise.reject(full) : storage.write(changed));
  const shop = start({ ...storage, write });

  expect((await call(shop, 'register', visitor)).status).toBe(500);
  expect(bugs).toEqual([full]);
  isFull = false;
  expect((await logIn(shop)).status).toBe(401);
  expect((await call(shop, 'register', visitor)).status).toBe(200);
});

it('retries a database that cannot be read at first', async () => {
  const { start, storage } = browser();
  let isBroken = true;
  const read = () => (isBroken ? Promise.reject(new Error('broken')) : storage.read());
  const shop = start({ ...storage, read });
  expect((await call(shop, 'categories')).status).toBe(500);
  await expect(shop.apply(parameters('/'))).rejects.toThrow('broken');
  isBroken = false;
  expect((await call(shop, 'categories')).status).toBe(200);
});

it('never keeps a registration that was answered 500, whatever is stored later', async () => {
  const { start, storage } = browser();
  await call(start(), 'categories');
  let writes = 0;
  const write = (changed: readonly Row[]) =>
    ++writes === 1 ? Promise.reject(new Error('full')) : storage.write(changed);
  const shop = start({ ...storage, write });
  const other = { ...visitor, email: 'other@shopper.example' };
  const statuses = await Promise.all([call(shop, 'register', visitor), call(shop, 'register', other)]);
  const kept = await Promise.all([visitor, other].map(async (one) => (await logIn(start(), one)).status));
  expect(kept).toEqual(statuses.map(({ status }) => (status === 200 ? 200 : 401)));
});
