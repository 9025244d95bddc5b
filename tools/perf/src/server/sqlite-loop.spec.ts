import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runInProcess, startMockApi } from './running-server.ts';
import { bodyOf, paidReport, provider, registerCustomers, smallOrder } from './shop-client.ts';

let dataFile: string;
beforeEach(() => (dataFile = path.join(mkdtempSync(path.join(tmpdir(), 'loop-')), 'data.sqlite')));
afterEach(() => rmSync(path.dirname(dataFile), { recursive: true }));

const commitOrders = () => runInProcess<{ orders: number }>('sqlite-loop', { dataFile, seconds: 0.1 });

async function shopWith(doBefore: (url: string, token: string) => Promise<unknown>): Promise<void> {
  const server = await startMockApi({ dataFile });
  const [token = ''] = await registerCustomers(server.url, 1);
  await doBefore(server.url, token);
  await server.kill();
  // A restart empties the write-ahead log.
  await (await startMockApi({ dataFile })).kill();
}

it('the loop commits the same rows of an order and its payment as the mock API', async () => {
  await shopWith(async (url, token) => {
    const id = await bodyOf(url, 'createOrder', { path: provider, body: smallOrder }, token);
    await bodyOf(url, 'validatePayment', { path: provider, body: paidReport(id) }, token);
  });
  const { orders } = await commitOrders();
  const database = new DatabaseSync(dataFile);
  const alike = database
    .prepare(
      `SELECT count(*) AS count FROM orders JOIN payments ON payments.order_id = orders.id AND purpose = 'order'
       GROUP BY status, sold, customer`,
    )
    .all();
  database.close();
  expect(orders).toBeGreaterThan(0);
  expect(alike).toEqual([{ count: orders + 1 }]);
});

it('fails without a paid order', async () => {
  await shopWith(async () => undefined);
  await expect(commitOrders()).rejects.toThrow('has no paid order');
});
