import { openShop, type Shop } from '../testing/open-shop.ts';

/** A shop of its own for each test. */
export let shop: Shop;
beforeEach(async () => (shop = await openShop()));
afterEach(() => shop.app.close());

/** A call of the control API. */
export async function control(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) {
  const response = await shop.app.inject({ method, url: `/__mock${path}`, ...(payload && { payload }) });
  const body: unknown = response.body === '' ? undefined : response.json();
  return { status: response.statusCode, body };
}
