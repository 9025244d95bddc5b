// spec-map: 6.1.6
import { screen, waitFor } from '@testing-library/react';
import { makeStore } from '../../app/store.ts';
import { catalogueApi } from '../../features/catalogue/catalogue.api.ts';
import { FROM_CACHE } from '../offline-protocol.ts';
import { asha, tokenOfAsha } from '../../testing/accounts.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';
import { connectionStore } from '../connection.ts';

const server = shopServer();

const bearers = () => server.calls.map(({ operationId, authorization }) => [operationId, authorization]);

it('the shop’s calls carry the token of who is signed in, and public ones never do', async () => {
  const token = await tokenOfAsha(server);
  renderShop('/', { stored: { token, user: asha.user } });
  await screen.findAllByRole('article');

  await waitFor(() => expect(bearers()).toContainEqual(['getUser', `Bearer ${token}`]));
  expect(bearers()).toContainEqual(['listHeroProducts', null]);
  expect(bearers()).toContainEqual(['listCategories', null]);
});

it('the connection is weak while a list is from the worker’s cache, whatever the network sends besides', async () => {
  const { dispatch } = makeStore({ storage: memoryStorage() });
  const { listProducts, listCategories } = catalogueApi.endpoints;
  let cached = 'all-products';
  globalThis.fetch = (input) => {
    const { url } = input as Request;
    const sent = () => Response.json([], { headers: url.endsWith(cached) ? { [FROM_CACHE]: '1' } : {} });
    const response = Object.defineProperty(sent(), 'clone', {
      value: () => Object.defineProperty(sent(), 'url', { value: url }),
    });
    return Promise.resolve(response);
  };

  await dispatch(listProducts.initiate());
  await dispatch(listCategories.initiate());
  expect(connectionStore.now()).toBe('poor');
  cached = 'none';
  await dispatch(listProducts.initiate(undefined, { forceRefetch: true }));
  expect(connectionStore.now()).toBe('online');
});
