import { takePayment } from '../features/payment-window/take-payment.ts';
import { goodOrder } from '../testing/orders.ts';
import type { World } from '../world/world.ts';
import { webShop } from './web-shop.ts';
import { openWebWorld } from './web-world.ts';

const options = { passwordCost: 16 };
const shop = webShop([], (bug) => {
  throw bug;
});

/** Opens a world from its rows, as a browser does. */
const reopened = (world: World) => openWebWorld({ ...options, saved: structuredClone(world.rows.all()) });

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

async function registered(world: World): Promise<string> {
  return ((await call(world, 'register', visitor)) as { token: string }).token;
}

it('a reopened world has its customers, logins and orders', async () => {
  const world = openWebWorld(options);
  const token = await registered(world);
  const id = await call(world, 'payments/mockpay/order/create', goodOrder, token);

  const later = reopened(world);
  expect(await call(later, 'orders', undefined, token)).toEqual([expect.objectContaining({ id })]);
  expect(await call(later, 'login', { email: visitor.email, password: visitor.password })).toMatchObject({
    statusCode: 200,
  });
  expect(await call(later, 'register', visitor)).toMatchObject({ scode: false });
});

it('a payment that arrives late is captured after reopening', async () => {
  const world = openWebWorld(options);
  const token = await registered(world);
  const order_id = (await call(world, 'payments/mockpay/order/create', goodOrder, token)) as string;
  const amount = world.store.orders.withId(order_id)?.summary.total;
  await takePayment({ order_id, amount, method: 'upi', instrument: 'late@mockpay' }, world);

  const later = reopened(world);
  const report = { status: 'Cancelled', order_id, payment_id: '', payment_signature: '' };
  await call(later, 'payments/mockpay/order/validate', report, token);
  expect(later.store.payments.ofOrder(order_id)).toMatchObject([{ purpose: 'to-refund' }]);
});
