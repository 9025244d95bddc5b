// spec-map: 2.2.12, 4.5.4, 4.5.5, 4.5.6, 6.1.3
import { screen, waitFor } from '@testing-library/react';
import { reloadPage } from '../../shared/reload-page.ts';
import { asha } from '../../testing/accounts.ts';
import { findOpenDialog } from '../../testing/on-screen.ts';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { LogoutButton } from './logout-button.tsx';

jest.mock('../../shared/reload-page.ts', () => ({ reloadPage: jest.fn() }));

it('the logout asks: a No does nothing, a Yes removes the token and reloads', async () => {
  const { user, storage } = renderWithShop(<LogoutButton />, { stored: { token: 'vv_1', user: asha.user } });
  const respond = async (response: 'Yes' | 'No') => {
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await findOpenDialog('Log Out Prompt', 'alertdialog')).toBeVisible();
    expect(screen.getByText('Are you sure you want to logout')).toBeVisible();
    await user.click(screen.getByRole('button', { name: response }));
  };
  await respond('No');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(storage.read('token')).toBe('vv_1');
  expect(reloadPage).not.toHaveBeenCalled();

  await respond('Yes');
  expect(storage.read('token')).toBeNull();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
