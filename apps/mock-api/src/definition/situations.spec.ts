import type { OperationId } from '@shop/api-contract/operation';
import { responseOf, shopOfFile } from '../testing/open-shop.ts';
import { placeOrder } from '../testing/orders.ts';
import { setStage, tokenOf } from './examples/stage.fixture.ts';
import { shopSituations } from './situation-effects.ts';
import { situations, type SituationName } from './situations.ts';

const shop = shopOfFile();
afterEach(() => shop.world.situations.clear());

const names = Object.keys(situations) as SituationName[];
const callsOf = (name: SituationName) => (shopSituations[name].calls ?? []) as readonly OperationId[];

/** Sends the example request of a call during a situation. */
async function send(id: OperationId, during: SituationName) {
  const { call, switchOn, send } = setStage(shop, id);
  const token = tokenOf(await call('login'));
  switchOn(during);
  return send({ token });
}

const switchOn = (name: string) => shop.world.situations.switchOn(shop.rules.situation(name));

it.each(
  names.filter((name) => (shopSituations[name].respond ?? shopSituations[name].change) && callsOf(name).length > 0),
)('the situation %s responds within the contract', async (name) => {
  for (const id of callsOf(name)) {
    const response = await send(id, name);
    responseOf(id, response);
    expect(response.headers['x-mock-situation']).toBe(name);
  }
});

it('the situation orders-without-lines leaves the fields that every API has', async () => {
  const orders = (await send('listOrders', 'orders-without-lines')).json<object[]>();
  expect(orders).toHaveLength(5);
  for (const order of orders)
    expect(Object.keys(order)).toEqual(['id', 'created_at', 'amount', 'payment_status', 'order_id_token']);
});

it('the situation payment-window-down breaks the connections of the window', async () => {
  switchOn('payment-window-down');
  await expect(shop.app.inject('/mockpay/instruments')).rejects.toThrow('broken on purpose');
});

it.each([
  ['payment-failed', 'failed'],
  ['payment-timeout', 'pending'],
])('the situation %s makes every payment %s, for any instrument', async (name, status) => {
  switchOn(name);
  const order_id = await placeOrder(shop, await shop.logIn());
  const order = shop.world.store.orders.withId(order_id);
  const payload = { order_id, amount: order?.summary.total, method: 'upi', instrument: 'success@mockpay' };
  expect((await shop.app.inject({ method: 'POST', url: '/mockpay/payments', payload })).json()).toMatchObject({
    status,
  });
});
