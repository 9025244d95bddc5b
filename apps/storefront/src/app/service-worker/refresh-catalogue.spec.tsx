import { screen, waitFor } from '@testing-library/react';
import { asha, tokenOfAsha } from '../../testing/accounts.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { startShopServer } from '../../testing/shop-server.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

it('refetches the lists on the page, and nothing of the customer’s', async () => {
  const server = await startShopServer();
  const token = await tokenOfAsha(server);
  const { store } = renderShop('/products', { stored: { token, user: asha.user } });
  await screen.findAllByRole('article');
  await waitFor(() => expect(server.calls.map(({ operationId }) => operationId)).toContain('getUser'));
  const before = server.calls.length;

  refreshCatalogue(store.dispatch);

  await waitFor(() => expect(server.calls.length).toBeGreaterThanOrEqual(before + 2));
  const again = server.calls.slice(before).map(({ operationId }) => operationId);
  expect(again.sort()).toEqual(['listCategories', 'listProducts']);
});
