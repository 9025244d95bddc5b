import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openShop, type Shop } from '../testing/open-shop.ts';
import { paidReport, placeOrder, report, statuses } from '../testing/orders.ts';

let folder: string;
let shop: Shop;
const open = () => openShop({ dataFile: join(folder, 'shop.sqlite') });
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'durability-'));
  shop = await open();
});
afterEach(async () => {
  await shop.app.close();
  rmSync(folder, { recursive: true });
});

describe('in a data file', () => {
  it('logins, orders and payments survive a restart', async () => {
    const token = await shop.register('keeper@vanaveda.example');
    const [paid, open_] = [await placeOrder(shop, token), await placeOrder(shop, token)];
    await report(shop, token, await paidReport(shop, paid));
    const before = await shop.call('listOrders', undefined, token);

    await shop.app.close();
    shop = await open();

    expect((await shop.call('listOrders', undefined, token)).body).toEqual(before.body);
    expect(await statuses(shop, token)).toEqual({ [paid]: 'paid', [open_]: 'created' });
    expect((await report(shop, token, await paidReport(shop, paid))).response).toBe(true);
  });

  it('a hundred concurrent orders are all stored, each once', async () => {
    const token = await shop.register('crowd@vanaveda.example');
    const ids = await Promise.all(Array.from({ length: 100 }, () => placeOrder(shop, token)));
    expect(Object.keys(await statuses(shop, token)).toSorted()).toEqual(ids.toSorted());
  });
});
