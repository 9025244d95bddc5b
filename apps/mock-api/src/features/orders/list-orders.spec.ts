import { openShop, type Shop } from '../../testing/open-shop.ts';
import { placeOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => (shop = await openShop({ clock: { now: () => Date.parse('2026-08-15T06:30:00.000Z') } })));
afterAll(() => shop.app.close());

it('the demo customer has orders with every outcome, newest first', async () => {
  const { body } = await shop.call('listOrders', undefined, await shop.logIn());
  const orders = Array.isArray(body) ? body : [];

  expect(orders.map(({ payment_status }) => payment_status)).toEqual([
    'paid',
    'timedout',
    'paid',
    'failed',
    'Cancelled',
  ]);
  expect(orders[0]?.created_at).toBe('2026-08-08T23:46:48.000Z');
  expect(orders.map(({ created_at }) => created_at)).toEqual(
    orders
      .map(({ created_at }) => created_at)
      .toSorted()
      .reverse(),
  );
});

it('amounts are rupees, and equal the receipt’s total', async () => {
  const token = await shop.register('amounts@vanaveda.example');
  const id = await placeOrder(shop, token);
  const { body } = await shop.call('listOrders', undefined, token);
  const total = shop.world.store.orders.withId(id)?.summary.total;

  expect(body).toEqual([
    {
      id,
      created_at: '2026-08-15T06:30:00.000Z',
      amount: (total ?? 0) / 100,
      payment_status: 'created',
      order_id_token: expect.stringMatching(/^rcpt_[A-Za-z0-9]{24}$/) as string,
    },
  ]);
});
