// spec-map: 6.1.6
import { screen, waitFor } from '@testing-library/react';
import { asha, tokenOfAsha } from '../../testing/accounts.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

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
