import { startMockApi } from './mock-api.ts';
import { runLoad } from './run-load.ts';
import type { RunningServer } from './running-server.ts';
import { bodyOf, registerCustomers } from './shop-client.ts';

const unpinned = { pinned: false, reason: 'a test' } as const;

let server: RunningServer;
let tokens: string[];
beforeAll(async () => {
  server = await startMockApi({});
  tokens = await registerCustomers(server.url, 2);
});
afterAll(() => server.kill());

const load = (tokens: readonly string[]) =>
  runLoad({ base: server.url, connections: 2, seconds: 1, work: { kind: 'orders', tokens } }, unpinned);

it('every order that is counted was paid, by every customer in turn', async () => {
  const { paidOrders } = await load(tokens);
  const kept = await Promise.all(tokens.map((token) => bodyOf(server.url, 'listOrders', undefined, token)));
  for (const orders of kept) expect(orders.length).toBeGreaterThan(0);
  const paid = kept.flat().filter(({ payment_status }) => payment_status === 'paid');
  expect(paid.map(({ id }) => id)).toEqual(expect.arrayContaining([...paidOrders]));
  expect(paidOrders.length).toBeGreaterThan(0);
});

it('a load fails when an order or its payment is answered with anything but success', async () => {
  await expect(load(['vv_nobody'])).rejects.toThrow('load failed');
});
