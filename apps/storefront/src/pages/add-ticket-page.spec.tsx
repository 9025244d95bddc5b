import { screen } from '@testing-library/react';
import { asha } from '../testing/accounts.ts';
import { renderShop } from '../testing/render-with-shop.tsx';
import { startShopServer } from '../testing/shop-server.ts';

it('a new ticket asks a visitor to sign in, and comes back after it', async () => {
  await startShopServer();
  const { user, router } = renderShop('/dashboard/add-ticket');
  await user.type(await screen.findByRole('textbox', { name: 'Customer Id' }), asha.customerId);
  expect(router.state.location.pathname).toBe('/login');
  await user.type(screen.getByRole('textbox', { name: 'Password' }), `${asha.password}{Enter}`);

  expect(await screen.findByRole('heading', { level: 1, name: 'New support ticket' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard/add-ticket');
});
