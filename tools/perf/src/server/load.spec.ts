import { sample, shareOf, type Sample } from './load.ts';
import { startMockApi } from './running-server.ts';
import { bodyOf, registerCustomers } from './shop-client.ts';

const rates = (perSecond: number, perCpuSecond: number): Sample => ({
  requests: perSecond,
  seconds: 1,
  p99: 3,
  perSecond,
  perCpuSecond,
});

it('compares two servers round by round, and the median counts', () => {
  const mine = [rates(80, 1), rates(8, 1), rates(900, 1)];
  const theirs = [rates(100, 1), rates(10, 1), rates(100, 1)];
  expect(shareOf(mine, theirs)).toBe(0.8);
});

it('does not mistake a slow load for a fast server', () => {
  expect(shareOf([rates(100, 50)], [rates(100, 100)])).toBe(0.5);
  expect(shareOf([rates(50, 100)], [rates(100, 100)])).toBe(0.5);
});

it('loads orders that are all paid, and fails when an order is refused', async () => {
  const server = await startMockApi({});
  const load = (tokens: string[]) => sample(server, { tokens }, { cores: undefined, seconds: 1 }, 2);
  try {
    const tokens = await registerCustomers(server.url, 2);
    await load(tokens);
    for (const token of tokens) {
      const orders = await bodyOf(server.url, 'listOrders', undefined, token);
      expect(orders.map(({ payment_status }) => payment_status)).toContain('paid');
    }
    await expect(load(['vv_nobody'])).rejects.toThrow();
  } finally {
    await server.kill();
  }
});
