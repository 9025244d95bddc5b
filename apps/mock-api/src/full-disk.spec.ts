import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { folder, serving } from '@shop/mock-engine/testing/processes.fixture';
import { main, runWithLimit } from './testing/shop-process.fixture.ts';
import { openShop } from './testing/open-shop.ts';
import { goodOrder, placeOrder } from './testing/orders.ts';

/** More orders than fit into the file's quarter of a megabyte. */
const MORE_THAN_FITS = 1_000;
const AT_ONCE = 4;
const dataFile = () => join(folder, 'shop.sqlite');
const options = () => ['--data-file', dataFile(), '--log-level', 'silent'];

const post = (url: string, body: object, token = 'no-token') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

async function register(url: string): Promise<string> {
  const ravi = { email: 'ravi@example.org', password: 'ashwagandha', name: 'Ravi', mobile: '9000000002' };
  return ((await (await post(`${url}/api/v1/register`, ravi)).json()) as { token: string }).token;
}

const order = (url: string, token: string) => post(`${url}/api/v1/payments/mockpay/order/create`, goodOrder, token);

async function orderIds(url: string, token: string): Promise<string[]> {
  const response = await fetch(`${url}/api/v1/orders`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { id: string }[]).map(({ id }) => id);
}

const onUnix = process.platform === 'win32' ? it.skip : it;

onUnix.each(['SIGKILL', 'SIGTERM'] as const)(
  'on a full disk orders fail, everything else works, and no confirmed order is lost after %s',
  async (signal) => {
    const server = await serving(runWithLimit(512, ...options()));
    const full = server.url;
    const said = server.said();
    const token = await register(full);
    const confirmed: string[] = [];
    let failed: Response | undefined;
    while (!failed && confirmed.length < MORE_THAN_FITS) {
      const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => order(full, token)));
      failed = responses.find(({ status }) => status !== 200);
      for (const response of responses) if (response.status === 200) confirmed.push((await response.json()) as string);
    }
    expect(failed?.status).toBe(503);
    expect(failed?.headers.get('retry-after')).toBe('5');
    expect((await order(full, token)).status).toBe(503);
    expect((await fetch(`${full}/api/v1/all-products`)).status).toBe(200);
    expect((await orderIds(full, token)).toSorted()).toEqual(confirmed.toSorted());
    server.child.kill(signal);
    expect(await server.ended).toEqual({ code: signal === 'SIGTERM' ? 0 : null, said });

    const roomy = await openShop({ dataFile: dataFile() });
    const { body: kept } = await roomy.call('listOrders', {}, token);
    expect((kept as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(confirmed.toSorted());
    await placeOrder(roomy, token);
    await roomy.app.close();
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
  const file = dataFile();
  await (await openShop({ dataFile: file })).app.close();
  const before = readFileSync(file);
  chmodSync(file, fileMode);
  chmodSync(folder, folderMode);

  const { status, stderr } = spawnSync(process.execPath, [main, '--port', '0', '--data-file', file], {
    // root ignores permissions.
    ...(process.getuid?.() === 0 && { uid: 65_534 }),
    encoding: 'utf8',
  });
  chmodSync(folder, 0o755);

  expect(status).toBe(1);
  expect(stderr).toMatch(/shop\.sqlite cannot be used: /);
  expect(readFileSync(file).equals(before)).toBe(true);
});
