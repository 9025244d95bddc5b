import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMockApi, type RunningServer } from '../running-server.ts';
import { bodyOf, provider, registerCustomers, customerEmail, smallOrder } from '../shop-client.ts';
import { crashRounds } from './crash-rounds.ts';
import type { Account, OrderNote } from './shopper.ts';
import { accountFailures } from './verify.ts';

let folder: string;
let server: RunningServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crash-'));
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true });
});

it('finds everything after a restart that was confirmed before a kill', async () => {
  const { failures, counts } = await crashRounds({ rounds: 2, clients: 8, seed: 7, folder });
  expect(failures).toEqual([]);
  expect(counts).toMatch(/^[1-9]/);
});

it('reports lost registrations, lost orders, wrong amounts, lost payments and unknown orders', async () => {
  server = await startMockApi({});
  const { url } = server;
  const [token = ''] = await registerCustomers(url, 1);
  const order = () => bodyOf(url, 'createOrder', { path: provider, body: smallOrder }, token);
  const [cheap, unpaid, stray] = [await order(), await order(), await order()];
  const [{ amount = 0 } = {}] = await bodyOf(url, 'listOrders', undefined, token);
  const note = (more: Partial<OrderNote>): OrderNote => ({ amount, payment: 'none', isVerified: true, ...more });
  const orders = new Map([
    ['order_lost', note({})],
    [cheap, note({ amount: 1 })],
    [unpaid, note({ payment: 'answered' })],
  ]);
  const known: Account = { email: customerEmail(0), token, orders, unanswered: [], isVerified: false };
  expect(await accountFailures(url, [{ ...known, email: 'lost@crash.example' }, known])).toEqual([
    'The registration of lost@crash.example is lost: its login got status 401.',
    `Order ${stray} of ${amount} was never requested.`,
    'Order order_lost is lost.',
    `Order ${cheap} costs ${amount}, not 1.`,
    `Order ${unpaid} is created, not paid.`,
  ]);
});
