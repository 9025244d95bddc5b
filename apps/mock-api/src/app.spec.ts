import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';

import { EVENTS_URL } from '@shop/mock-engine/fastify/events';
import { controlRoutes } from '@shop/mock-engine/control/control-routes';
import { providerStateRoutes } from '@shop/mock-engine/control/provider-states.routes';
import { contractRoutes } from '@shop/mock-engine/contract/contract-routes';
import { recordRoutes } from './control/records.routes.ts';
import { shopContract } from './shop/contract.ts';
import { extraRoutes } from './server/extra-routes.ts';
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
    expect(Object.keys(operationTable[operationId as OperationId].answers)).toContain(String(statusCode));
  });

  it('has only the contract’s routes and those listed with a reason', () => {
    const routes = shop.routes.map(key);
    const events = { method: 'GET', url: EVENTS_URL };
    const known = [...calls, ...extraRoutes, ...controlRoutes, ...recordRoutes, ...providerStateRoutes({}), events].map(
      key,
    );

    expect(calls.map(({ operationId }) => operationId)).toEqual(operationIds);
    expect(routes.toSorted()).toEqual(known.toSorted());
    expect(new Set(routes).size).toBe(routes.length);
    expect(extraRoutes.filter(({ why }) => why.length < 20)).toEqual([]);
  });
});
