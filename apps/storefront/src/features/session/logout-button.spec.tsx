// spec-map: 2.2.12, 4.5.4, 4.5.5, 4.5.6, 6.1.3
import { screen, waitFor, within } from '@testing-library/react';
import { openInstead, reloadPage } from '../../shared/reload-page.ts';
import { asha, customerServer } from '../../testing/accounts.ts';
import { findOpenDialog } from '../../testing/find-open-dialog.ts';
import { renderShop, renderWithShop } from '../../testing/render-with-shop.tsx';
import { LogoutButton } from './logout-button.tsx';

jest.mock('../../shared/reload-page.ts', () => ({
  reloadPage: jest.fn(),
  openInstead: jest.fn(),
  isPageReloading: () => jest.mocked(openInstead).mock.calls.length > 0,
}));
beforeEach(() => jest.clearAllMocks());
const server = customerServer();

const cart = [{ type: 'product', product: 1, quantity: 2 }];
const stored = {
  token: 'vv_1',
  user: asha.user,
  cart,
};

async function ask(route: string) {
  const shop = renderWithShop(<LogoutButton />, { stored, route });
  await shop.user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await findOpenDialog('Log Out Prompt', 'alertdialog')).toBeVisible();
  expect(screen.getByText('Are you sure you want to logout')).toBeVisible();
  return shop;
}

describe('the logout', () => {
  it('after a Yes removes the token, keeps the cart, and reloads', async () => {
    const { user, storage } = await ask('/my-cart');
    await user.click(screen.getByRole('button', { name: 'Yes' }));

    expect(storage.read('token')).toBeNull();
    expect(JSON.parse(storage.read('cart') ?? '')).toEqual(cart);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(openInstead).not.toHaveBeenCalled();
  });

  it('does nothing after a No', async () => {
    const { user, storage } = await ask('/dashboard');
    await user.click(screen.getByRole('button', { name: 'No' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(storage.read('token')).toBe('vv_1');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it.each(['/dashboard', '/dashboard/orders/order_1'])(
    'leads from %s to the login, and not back to it',
    async (route) => {
      const { user, router, storage } = renderShop(route, { stored: { ...stored, token: server.token } });
      expect(await screen.findByRole('link', { name: 'Asha Verma' })).toBeVisible();
      await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
      await user.click(within(await findOpenDialog('Menu')).getByRole('button', { name: 'Logout' }));
      await user.click(
        within(await findOpenDialog('Log Out Prompt', 'alertdialog')).getByRole('button', { name: 'Yes' }),
      );

      expect(storage.read('token')).toBeNull();
      expect(jest.mocked(openInstead).mock.calls).toEqual([['/login']]);
      expect(reloadPage).not.toHaveBeenCalled();
      expect(router.state.location.pathname).toBe(route);
    },
  );
});
