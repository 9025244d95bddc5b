import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';
import type { Rule, RuleReading } from '@shop/mock-engine/situations/rules';

import { demoCustomer } from '../features/accounts/demo-customer.seed.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { goodOrder } from '../testing/orders.ts';

/** One shop for all tests of a file; each begins without situations. */
export let shop: Shop;
export let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.logIn();
});
afterEach(() => {
  shop.world.situations.clear();
  shop.requestLog.clear();
});
afterAll(() => shop.app.close());

const { email, password } = demoCustomer;
const bodies: { [Id in OperationId]?: object } = {
  login: { email, password },
  register: { email: 'new@vanaveda.example', password: 'secret1', name: 'New', mobile: '9000000003' },
  createOrder: goodOrder,
  validatePayment: { status: 'Cancelled', order_id: 'order_none', payment_id: '', payment_signature: '' },
};

export function send(id: OperationId, headers: Record<string, string> = {}) {
  const { method, path, server } = operationTable[id];
  const filled = path
    .replace('{slug}', 'life-elixir')
    .replace('{payment_provider}', 'mockpay')
    .replace('{pincode}', '208001');
  return shop.app.inject({
    method,
    url: (server === 'api' ? '/api' : '') + filled,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(bodies[id] && { payload: bodies[id] }),
  });
}

export function switchOn(reading: RuleReading, times?: number): Rule {
  if (!reading.ok) throw new Error(reading.detail);
  shop.world.situations.switchOn(reading.rule, times);
  return reading.rule;
}
