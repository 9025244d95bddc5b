import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openShop, type Shop } from '../testing/open-shop.ts';
import { paidReport, placeOrder, report, statuses } from '../testing/orders.ts';

const RACES = 20;
const REPORTS_AT_ONCE = 50;

let folder: string;
let shop: Shop;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'races-'));
  shop = await openShop({ dataFile: join(folder, 'shop.sqlite') });
});
afterEach(async () => {
  await shop.app.close();
  rmSync(folder, { recursive: true });
});

it('records one payment for fifty concurrent identical reports, with the same response to each, twenty times', async () => {
  const token = await shop.register('racer@vanaveda.example');
  const orders: string[] = [];
  for (let race = 0; race < RACES; race++) {
    const order = await placeOrder(shop, token);
    const paid = await paidReport(shop, order, `pay_${race}`);
    const verdicts = await Promise.all(Array.from({ length: REPORTS_AT_ONCE }, () => report(shop, token, paid)));
    expect(new Set(verdicts.map((verdict) => JSON.stringify(verdict))).size).toBe(1);
    expect(verdicts[0]?.response).toBe(true);
    orders.push(order);
  }

  expect(await statuses(shop, token)).toEqual(Object.fromEntries(orders.map((order) => [order, 'paid'])));
  const payments = shop.world.store.read((records) => orders.map((order) => records.payments.ofOrder(order).length));
  expect(payments).toEqual(orders.map(() => 1));
});
