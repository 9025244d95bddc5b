import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openShop, type Shop } from '../testing/open-shop.ts';

let folder: string;
let shop: Shop;
const dataFile = () => join(folder, 'shop.sqlite');
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'worlds-'));
  shop = await openShop({ dataFile: dataFile() });
});
afterEach(async () => {
  await shop.app.close();
  rmSync(folder, { recursive: true });
});

async function post(url: string, payload: object) {
  const response = await shop.app.inject({ method: 'POST', url: `/__mock/worlds${url}`, payload });
  return { status: response.statusCode, body: response.json<object>() };
}

const customersOf = (world: string) => shop.worlds.open(world).store.customers.all().length;

it('a kept copy exists after a restart', async () => {
  await shop.register('ravi@vanaveda.example');
  expect(await post('', { name: 'copy', from: 'default', isKept: true })).toMatchObject({
    status: 201,
    body: { isKept: true, customers: 2 },
  });
  await shop.app.close();
  shop = await openShop({ dataFile: dataFile() });
  expect(await post('', { name: 'copy', from: 'default' })).toMatchObject({ status: 409 });
  expect(customersOf('copy')).toBe(2);
});

it('a copy of a seeded world derives its seed from the original', async () => {
  await post('', { name: 'seeded', seed: 'monsoon' });
  expect(await post('', { name: 'other', from: 'seeded', seed: 'winter' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'seed', detail: expect.stringContaining('either from or seed') as string }] },
  });
  expect(shop.worlds.list().map(({ name }) => name)).toEqual(['default', 'seeded']);
});

it('a clock stops at the end of the year 9999', async () => {
  await shop.app.close();
  let now = Date.UTC(9999, 11, 31);
  shop = await openShop({ dataFile: dataFile(), clock: { now: () => now } });
  const day = 24 * 60 * 60 * 1000;
  expect((await post('/late/clock', { advance: day - 1 })).status).toBe(200);
  expect(await post('/late/clock', { advance: 1 })).toMatchObject({
    status: 422,
    body: { detail: 'A clock cannot be later than the end of the year 9999.', errors: [{ field: 'advance' }] },
  });
  now += 2 * day;
  expect((await shop.app.inject('/__mock/worlds/late')).json()).toMatchObject({
    clock: { now: '9999-12-31T23:59:59.999Z' },
  });
});
