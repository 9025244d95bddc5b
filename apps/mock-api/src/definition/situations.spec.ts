import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';
import { situations, type SituationName } from '@shop/api-contract/situations';
import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';

import { responseOf, openShop, type Shop } from '../testing/open-shop.ts';
import { goodOrder, mockpay } from '../testing/orders.ts';
import { shopRules, shopSituations } from './situations.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.logIn();
});
afterEach(() => shop.world.situations.clear());
afterAll(() => shop.app.close());

const names = Object.keys(situations) as SituationName[];
const callsOf = (name: SituationName) => (shopSituations[name].calls ?? []) as readonly OperationId[];

const { email, password } = demoCustomer;
const bodies: { [Id in OperationId]?: object } = {
  login: { email, password },
  register: { email: 'new@vanaveda.example', password: 'secret1', name: 'New', mobile: '9000000003' },
  createOrder: goodOrder,
  validatePayment: { status: 'Cancelled', order_id: 'order_none', payment_id: '', payment_signature: '' },
};

function send(id: OperationId) {
  const { method, path, server } = operationTable[id];
  const filled = path
    .replace('{slug}', 'life-elixir')
    .replace('{payment_provider}', 'mockpay')
    .replace('{pincode}', '208001');
  return shop.app.inject({
    method,
    url: (server === 'api' ? '/api' : '') + filled,
    headers: { authorization: `Bearer ${token}` },
    ...(bodies[id] && { payload: bodies[id] }),
  });
}

const switchOn = (name: string) => shop.world.situations.switchOn(shopRules.situation(name));

it.each(names.filter((name) => shopSituations[name].respond && callsOf(name).length > 0))(
  'the situation %s responds within the contract',
  async (name) => {
    switchOn(name);
    for (const id of callsOf(name)) {
      const response = await send(id);
      responseOf(id, response);
      expect([id, response.headers['x-mock-situation']]).toEqual([id, name]);
    }
  },
);

it.each(names.filter((name) => shopSituations[name].connection && shopSituations[name].oneIn === undefined))(
  'the situation %s breaks the connection',
  async (name) => {
    switchOn(name);
    for (const id of callsOf(name)) await expect(send(id)).rejects.toThrow('broken on purpose');
    if (callsOf(name).length === 0)
      await expect(shop.app.inject('/mockpay/instruments')).rejects.toThrow('broken on purpose');
  },
);

it('the situation pictures-missing affects pictures', async () => {
  switchOn('pictures-missing');
  expect((await shop.app.inject('/custom/images/products/new/pack-offer-1.jpg')).statusCode).toBe(404);
});

it.each([
  ['payment-failed', 'failed'],
  ['payment-timeout', 'pending'],
])('the situation %s makes every payment %s, for any instrument', async (name, status) => {
  switchOn(name);
  const { body: order_id } = await shop.call('createOrder', { path: mockpay, body: goodOrder }, token);
  const order = shop.world.store.orders.withId(order_id as string);
  const payload = { order_id, amount: order?.summary.total, method: 'upi', instrument: 'success@mockpay' };
  expect((await shop.app.inject({ method: 'POST', url: '/mockpay/payments', payload })).json()).toMatchObject({
    status,
  });
});
