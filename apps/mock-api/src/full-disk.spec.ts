import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, serving } from '@shop/mock-engine/testing/processes.fixture';
import { anotherCustomer } from './definition/provider-states/arrange.ts';
import { openShop } from './testing/open-shop.ts';
import { goodOrder, placeOrder } from './testing/orders.ts';
import { main, runWithLimit } from './testing/shop-process.fixture.ts';

/** More orders than fit into the file's quarter of a megabyte. */
const MORE_THAN_FITS = 1_000;
const AT_ONCE = 4;
const fileIn = (place = '.') => join(folder, place, 'shop.sqlite');
const options = (place?: string) => ['--data-file', fileIn(place), '--log-level', 'silent'];

const post = (url: string, body: object, token = 'no-token') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const idsOf = (orders: unknown) => (orders as { id: string }[]).map(({ id }) => id).toSorted();

const onUnix = process.platform === 'win32' ? it.skip : it;

onUnix(
  'on a full disk orders fail, everything else works, and no confirmed order is lost after a stop or a crash',
  async () => {
    const server = await serving(runWithLimit(512, ...options('stopped')));
    const api = `${server.url}/api/v1`;
    const said = server.said();
    const { token } = (await (await post(`${api}/register`, anotherCustomer)).json()) as { token: string };
    const order = () => post(`${api}/payments/mockpay/order/create`, goodOrder, token);
    const confirmed: string[] = [];
    let failed: Response | undefined;
    while (!failed && confirmed.length < MORE_THAN_FITS) {
      const responses = await Promise.all(Array.from({ length: AT_ONCE }, order));
      failed = responses.find(({ status }) => status !== 200);
      for (const response of responses) if (response.status === 200) confirmed.push((await response.json()) as string);
    }
    expect(failed?.status).toBe(503);
    expect(failed?.headers.get('retry-after')).toBe('5');
    expect((await order()).status).toBe(503);
    expect((await fetch(`${api}/all-products`)).status).toBe(200);
    const listed = await fetch(`${api}/orders`, { headers: { authorization: `Bearer ${token}` } });
    expect(idsOf(await listed.json())).toEqual(confirmed.toSorted());
    // What a crash would leave.
    cpSync(join(folder, 'stopped'), join(folder, 'crashed'), { recursive: true });
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, said });

    for (const place of ['stopped', 'crashed']) {
      const roomy = await openShop({ dataFile: fileIn(place) });
      expect(idsOf((await roomy.call('listOrders', {}, token)).body)).toEqual(confirmed.toSorted());
      await placeOrder(roomy, token);
      await roomy.app.close();
    }
  },
);

// Too few for the tables, and too few for the first customer.
onUnix.each([8, 40])('reports a full disk in one line at startup (%d blocks)', async (blocks) => {
  expect(await runWithLimit(blocks, ...options()).ended).toEqual({
    code: 1,
    said: expect.stringMatching(/^\S+shop\.sqlite (cannot be used|could not be written).* full.*\n$/) as string,
  });
});

onUnix.each([
  ['file', 0o444, 0o555],
  ['folder', 0o644, 0o555],
])('a read-only %s is refused with a message, and not changed', async (_what, fileMode, folderMode) => {
  await (await openShop({ dataFile: fileIn() })).app.close();
  const before = readFileSync(fileIn());
  chmodSync(fileIn(), fileMode);
  chmodSync(folder, folderMode);

  const { status, stderr } = spawnSync(process.execPath, [main, '--port', '0', ...options()], {
    // root ignores permissions.
    ...(process.getuid?.() === 0 && { uid: 65_534 }),
    encoding: 'utf8',
  });
  chmodSync(folder, 0o755);

  expect(status).toBe(1);
  expect(stderr).toMatch(/shop\.sqlite cannot be used: /);
  expect(readFileSync(fileIn()).equals(before)).toBe(true);
});
