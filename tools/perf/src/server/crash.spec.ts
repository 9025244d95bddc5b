import { temporaryFolder } from '@shop/release-tools/archive/files';
import { crashRounds, lostOf, type Customer } from './crash.ts';
import { startMockApi } from './running-server.ts';
import { bodyOf, placeOrder, registration } from './shop-client.ts';

beforeEach(() => void jest.spyOn(process.stderr, 'write').mockReturnValue(true));

it('finds everything after a restart that was confirmed before a kill', async () => {
  const folder = temporaryFolder(new Map());
  const { failures, orders } = await crashRounds({ rounds: 2, clients: 3, seed: 7 }, folder);
  expect(failures).toEqual([]);
  expect(orders).toBeGreaterThan(0);
});

it('reports lost registrations, lost and unknown orders, and lost payments', async () => {
  const server = await startMockApi();
  const { url } = server;
  try {
    const { token } = await bodyOf(url, 'register', { body: registration('asha@crash.example') });
    const [unpaid, stray] = [await placeOrder(url, token), await placeOrder(url, token)];
    const orders = new Map([['order_lost', 'none'] as const, [unpaid, 'confirmed'] as const]);
    const known: Customer = { email: 'asha@crash.example', token, orders, unconfirmed: 0, isChecked: false };
    expect(stray).not.toBe(unpaid);
    expect(await lostOf(url, known)).toEqual([
      '1 orders appeared, 0 were requested.',
      'Order order_lost is lost, its payment none.',
      `Order ${unpaid} is created, its payment confirmed.`,
    ]);
    expect(await lostOf(url, { ...known, email: 'lost@crash.example', isChecked: false })).toEqual([
      'The registration of lost@crash.example is lost: its login got status 401.',
    ]);
  } finally {
    await server.kill();
  }
});
