import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';

import { contractRoutes } from '@shop/mock-engine/contract/find-route';
import { shopContract } from './definition/contract.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => (shop = await openShop()));
afterAll(() => shop.app.close());

const calls = contractRoutes(shopContract);
const key = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

describe('the mock API', () => {
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
