import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';

import { contractRoutes } from '@shop/mock-engine/contract/find-route';
import { shopContract } from './definition/contract.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { goodOrder, kanpur, mockpay } from './testing/orders.ts';

let shop: Shop;
beforeAll(async () => (shop = await openShop()));
afterAll(() => shop.app.close());

const calls = contractRoutes(shopContract);
const operationIds = Object.keys(operationTable) as OperationId[];
const key = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

const examples: { [Id in OperationId]?: object } = {
  getProduct: { path: { slug: 'life-elixir' } },
  lookupPincode: { path: { pincode: kanpur.Pincode } },
  login: { body: { email: 'demo@vanaveda.example', password: 'demo1234' } },
  register: { body: { email: 'new@vanaveda.example', password: 'secret1', name: 'New', mobile: '9000000003' } },
  createOrder: { path: mockpay, body: goodOrder },
  validatePayment: {
    path: mockpay,
    body: { status: 'Cancelled', order_id: 'order_none', payment_id: '', payment_signature: '' },
  },
};

describe('the mock API', () => {
  it.each(operationIds)('responds to %s as the contract declares', async (id) => {
    const token = operationTable[id].bearer ? await shop.logIn() : undefined;
    expect((await shop.call(id, examples[id], token)).status).toBe(200);
  });

  it.each(operationIds.filter((id) => operationTable[id].bearer))(
    'responds 401 to %s without a valid token',
    async (id) => {
      for (const token of [undefined, 'vv_forged']) {
        const { status, body, response } = await shop.call(id, examples[id], token);
        expect([status, body]).toEqual([
          401,
          { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Please sign in.' },
        ]);
        expect(response.headers['www-authenticate']).toBe('Bearer');
      }
    },
  );

  it.each(
    calls
      .filter(({ operationId }) => operationTable[operationId as OperationId].server === 'api')
      .map((route) => ({ ...route, url: route.url.replace('/api', '') }))
      .map((route) => [key(route), route] as const),
  )('also serves %s', async (_, { operationId, method, url }) => {
    const filled = url.replace(':slug', 'life-elixir').replace(':payment_provider', 'mockpay');
    const { statusCode } = await shop.app.inject({
      method,
      url: filled,
      ...(method === 'POST' ? { payload: {} } : {}),
    });
    expect(Object.keys(operationTable[operationId as OperationId].responses)).toContain(String(statusCode));
  });
});
