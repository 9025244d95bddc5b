import { goodOrder } from '../testing/orders.ts';
import { shopContract } from './contract.ts';
import { post, sendToBoth, type Sent } from './web-shop.fixture.ts';

const visitor = { name: 'Meera Joshi', email: 'meera@shopper.example', mobile: '9000000042', password: 'neem-tree-7' };

it('a purchase works in the browser as on the server', async () => {
  const lists = Object.values(shopContract.calls).filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  for (const { path } of lists) await sendToBoth({ url: path });
  await sendToBoth({ url: '/api/v1/get-product/life-elixir' });
  await sendToBoth({ url: '/pincode/208001' });
  await sendToBoth(post('/api/v1/login', { email: 'demo@vanaveda.example', password: 'demo1234' }));
  await sendToBoth(post('/api/v1/login', { email: 'demo@vanaveda.example', password: 'demo12345' }));

  const registered = await sendToBoth(post('/api/v1/register', visitor));
  const { token } = JSON.parse(registered.body) as { token: string };
  await sendToBoth(post('/api/v1/register', visitor));
  await sendToBoth({ url: '/user', headers: { authorization: `Bearer ${token}` } });

  const ordered = await sendToBoth(post('/api/v1/payments/mockpay/order/create', goodOrder, token));
  const order_id = JSON.parse(ordered.body) as string;
  const orders = { url: '/api/v1/orders', headers: { authorization: `Bearer ${token}` } };
  const [{ amount } = { amount: 0 }] = JSON.parse((await sendToBoth(orders)).body) as { amount: number }[];

  const upi = { order_id, amount: Math.round(amount * 100), method: 'upi', instrument: 'success@mockpay' };
  const paid = JSON.parse((await sendToBoth(post('/mockpay/payments', upi))).body) as Record<string, string>;
  const { payment_id, signature: payment_signature } = paid;
  const report = { status: 'succeeded', order_id, payment_id, payment_signature };
  await sendToBoth(post('/api/v1/payments/mockpay/order/validate', report, token));

  const [order] = JSON.parse((await sendToBoth(orders)).body) as { payment_status: string; order_id_token: string }[];
  expect(order?.payment_status).toBe('paid');
  const receipt = await sendToBoth({ url: `/customer/bill-print/${order?.order_id_token}` });
  expect(receipt.body).toContain('Tax invoice');
});

it.each<Sent>([
  { url: '/user' },
  { url: '/pincode/20800' },
  { ...post('/api/v1/register', { ...visitor, mobile: '12' }) },
  { ...post('/mockpay/payments', { order_id: 'order_none' }) },
  { url: '/mockpay/window' },
  { url: '/mockpay/checkout.js' },
  { url: '/mockpay/instruments' },
  { url: '/mockpay/clock' },
  { url: '/customer/bill-print/rcpt_Demo5oW2yHx8CkVa6Jt3Sl' },
  { url: '/customer/bill-print/none' },
  { url: '/customer/receipt.css' },
  { url: '/customer/receipt.js' },
  { url: '/custom/files/none.pdf' },
  { url: '/custom/images/none.jpg' },
  { url: '/custom/images/products/new/vv001.jpg?w=320', headers: { accept: 'image/avif,image/webp' } },
  { url: '/pincode/208001', headers: { 'x-mock-situation': 'pincode-error' } },
  { url: '/custom/images/products/new/vv001.jpg', headers: { 'x-mock-situation': 'pictures-missing' } },
])('%j gets the same response', async (sent) => {
  await sendToBoth(sent);
});
