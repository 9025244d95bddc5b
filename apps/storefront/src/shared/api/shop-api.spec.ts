import { makeStore } from '../../app/store.ts';
import { catalogueApi } from '../../features/catalogue/catalogue.api.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { connectionStore } from '../connection.ts';
import { FROM_CACHE } from '../offline-protocol.ts';

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
