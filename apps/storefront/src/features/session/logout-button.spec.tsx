// spec-map: 4.5.4, 4.5.5, 4.5.6
import { screen, waitFor } from '@testing-library/react';
import { reloadPage } from '../../shared/reload-page.ts';
import { asha } from '../../testing/accounts.ts';
import { findOpenDialog } from '../../testing/find-open-dialog.ts';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { LogoutButton } from './logout-button.tsx';

jest.mock('../../shared/reload-page.ts', () => ({ reloadPage: jest.fn() }));
const reload = jest.mocked(reloadPage);
beforeEach(() => reload.mockClear());

const cart = [{ type: 'product', product: 1, quantity: 2 }];
const stored = {
  token: 'vv_1',
  user: asha.user,
  cart,
  orderId: 'order_1',
  price: '1196',
  pendingPayment: [{ owner: asha.email, orderId: 'order_1', lines: null, report: null, isRefused: false }],
};

async function ask(route: string) {
  const shop = renderWithShop(<LogoutButton />, { stored, route });
  await shop.user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await findOpenDialog('Log Out Prompt', 'alertdialog')).toBeVisible();
  expect(screen.getByText('Are you sure you want to logout')).toBeVisible();
  return shop;
}

describe('the logout', () => {
  it('after a Yes removes user, token and the order under way, keeps what waits for its owner, and reloads', async () => {
    const { user, storage } = await ask('/my-cart');
    await user.click(screen.getByRole('button', { name: 'Yes' }));

    for (const key of ['token', 'user', 'orderId', 'price'] as const) {
      expect(storage.read(key)).toBeNull();
    }
    expect(JSON.parse(storage.read('cart') ?? '')).toEqual(cart);
    expect(JSON.parse(storage.read('pendingPayment') ?? '')).toEqual(stored.pendingPayment);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does nothing after a No', async () => {
    const { user, storage } = await ask('/dashboard');
    await user.click(screen.getByRole('button', { name: 'No' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(storage.read('token')).toBe('vv_1');
    expect(reload).not.toHaveBeenCalled();
  });
});
