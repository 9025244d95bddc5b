import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

// Windows has no such permissions.
const onUnix = process.platform === 'win32' ? it.skip : it;

onUnix.each([
  ['file', 0o444, 0o555],
  ['folder', 0o644, 0o555],
])('a read-only %s is rejected with a message, and not changed', async (_what, fileMode, folderMode) => {
  const file = join(folder, 'shop.sqlite');
  await shop.app.close();
  const before = readFileSync(file);
  chmodSync(file, fileMode);
  chmodSync(folder, folderMode);

  const main = join(import.meta.dirname, '../main.ts');
  const { status, stderr } = spawnSync(process.execPath, [main, '--port', '0', '--data-file', file], {
    // root ignores permissions.
    ...(process.getuid?.() === 0 && { uid: 65_534 }),
    encoding: 'utf8',
  });
  chmodSync(folder, 0o755);

  expect([status, stderr]).toEqual([1, expect.stringMatching(/shop\.sqlite cannot be written\./)]);
  expect(readFileSync(file).equals(before)).toBe(true);
});
