import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ordersOf, registerCustomers } from '../servers/customers.ts';
import { SIGNING_SECRET, SOURCE, startMockApi } from '../servers/mock-api.ts';
import type { RunningServer } from '../servers/running-server.ts';
import { loadOrders } from './order-load.ts';

let folder: string;
let server: RunningServer;
let tokens: string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'order-load-'));
  const dataFile = join(folder, 'data.sqlite');
  server = await startMockApi({ dataFile, script: SOURCE }, { pinned: false, reason: 'a test' });
  tokens = await registerCustomers(server.url, 2);
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

const load = (tokens: readonly string[], signingSecret = SIGNING_SECRET) =>
  loadOrders({ base: server.url, connections: 2, seconds: 0.1, work: { kind: 'orders', tokens, signingSecret } });

it('counts what it asked, and names every order that it was told is paid', async () => {
  const { requests, paidOrders } = await load(tokens);
  const kept = await Promise.all(tokens.map((token) => ordersOf(server.url, token)));
  expect(kept.flat().filter(({ payment_status }) => payment_status === 'paid')).toHaveLength(paidOrders.length);
  expect(kept.flat().map(({ id }) => id)).toEqual(expect.arrayContaining([...paidOrders]));
  expect(requests).toBe(2 * paidOrders.length);
});

it('fails when an order or its payment is answered with anything but success', async () => {
  await expect(load(['vv_nobody'])).rejects.toThrow('was answered 401');
  await expect(load(tokens, 'not the secret')).rejects.toThrow('was refused');
});
