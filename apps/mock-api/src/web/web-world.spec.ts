import { takePayment } from '../features/payment-window/take-payment.ts';
import { goodOrder } from '../testing/orders.ts';
import type { World } from '../world/world.ts';
import { webShop } from './web-shop.ts';
import { openWebWorld } from './web-world.ts';

const options = { passwordCost: 16 };
const shop = webShop([], (bug) => {
  throw bug;
});

async function call(world: World, url: string, body?: object, token?: string): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const request = new Request(`https://demo.example/api/v1/${url}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  return (await shop(request, world)).json();
}

const visitor = { name: 'Meera Joshi', email: 'meera@shopper.example', mobile: '9000000042', password: 'neem-tree-7' };

it('a payment that arrives late is captured after reopening', async () => {
  const world = openWebWorld(options);
  const { token } = (await call(world, 'register', visitor)) as { token: string };
  const order_id = (await call(world, 'payments/mockpay/order/create', goodOrder, token)) as string;
  const amount = world.store.orders.withId(order_id)?.summary.total;
  await takePayment({ order_id, amount, method: 'upi', instrument: 'late@mockpay' }, world);

  const later = openWebWorld({ ...options, saved: structuredClone(world.rows.all()) });
  const report = { status: 'Cancelled', order_id, payment_id: '', payment_signature: '' };
  await call(later, 'payments/mockpay/order/validate', report, token);
  expect(later.store.payments.ofOrder(order_id)).toMatchObject([{ purpose: 'to-refund' }]);
});
