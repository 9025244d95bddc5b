// spec-map: 2.1.19, 2.2.9, 2.2.10, 2.2.11, 2.2.12, 2.2.13, 2.2.14, 4.5.6, 6.1.3
import { screen, waitFor, within } from '@testing-library/react';
import { asha, customerServer } from '../../testing/accounts.ts';
import { findOpenDialog } from '../../testing/find-open-dialog.ts';
import { hrefOf, linksIn } from '../../testing/links.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';

const server = customerServer();

it('the menu has every way through the shop, to the login, the member portal and the social networks', async () => {
  const { user } = renderShop('/contact-us');
  await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
  const menu = within(await findOpenDialog('Menu'));

  await menu.findByRole('link', { name: 'Immunity' });
  const links = linksIn(menu.getByRole('navigation', { name: 'Menu' }));
  const categories = within(menu.getByRole('list', { name: 'Categories' })).getAllByRole('link');
  expect(categories).toHaveLength(10);
  expect(hrefOf('Immunity', menu)).toBe('/products?category=Immunity');
  expect(links.filter(([label]) => !categories.some(({ textContent }) => textContent === label))).toEqual([
    ['Products', '/products'],
    ['Offers', '/offers'],
    ['About', '/about-vanaveda/about'],
    ['Resource Files', '/resource-files'],
    ['Academy', '/vanaveda-academy'],
    ['Start a Business', '/start-a-bussines'],
    ['Contact Us', '/contact-us'],
  ]);

  expect(menu.getByRole('combobox', { name: 'Search products' })).toBeVisible();
  expect(hrefOf('Cart, empty', menu)).toBe('/my-cart');
  expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(hrefOf(/^Member portal login/, menu)).toBe('https://members.vanaveda.example');
  expect(within(menu.getByRole('navigation', { name: 'Follow us' })).getAllByRole('link')).toHaveLength(3);
});

it('a logout from the menu over the dashboard closes the menu and leads to the login', async () => {
  const { user, router } = renderShop('/dashboard', { stored: { token: server.token, user: asha.user } });
  expect(await screen.findByRole('link', { name: 'Asha Verma' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  await user.click(within(await findOpenDialog('Menu')).getByRole('button', { name: 'Logout' }));
  await user.click(within(await findOpenDialog('Log Out Prompt', 'alertdialog')).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
