/** @jest-environment node */
import { createMockApi, type MockApi } from '@shop/mock-api/shop';

let api: MockApi;
let url: string;

beforeEach(async () => {
  // In memory, with a cheap password hash.
  api = await createMockApi({ passwordCost: 16 });
  url = await api.app.listen({ port: 0 });
});
afterEach(() => api.app.close());

it('registers a customer, who is then known', async () => {
  const registration = { email: 'asha@example.org', password: 'secret1', name: 'Asha', mobile: '9000000003' };
  const registered = await fetch(`${url}/api/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration),
  });
  const { token } = (await registered.json()) as { token: string };

  const user = await fetch(`${url}/api/user`, { headers: { authorization: `Bearer ${token}` } });
  expect(await user.json()).toMatchObject({ name: 'Asha', email: 'asha@example.org' });
});

it('needs no port where the code under test can be handed its fetch', async () => {
  const response = await api.app.inject({ method: 'GET', url: '/api/v1/get-product/s-46' });
  expect(response.json()).toEqual([expect.objectContaining({ product_slug: 's-46', product_price: 1250 })]);
});
