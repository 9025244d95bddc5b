// spec-map: 2.1.19, 2.2.9, 2.2.10, 2.2.11, 2.2.12, 2.2.13, 2.2.14
import { screen, within } from '@testing-library/react';
import { findOpenDialog } from '../../testing/find-open-dialog.ts';
import { hrefOf, linksIn } from '../../testing/links.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

shopServer();

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
    ['My orders', '/dashboard'],
    ['About', '/about-vanaveda/about'],
    ['Resource Files', '/resource-files'],
    ['Academy', '/vanaveda-academy'],
    ['Start a Business', '/start-a-bussines'],
    ['FAQ', '/faq'],
    ['Contact Us', '/contact-us'],
  ]);

  expect(menu.getByRole('combobox', { name: 'Search products' })).toBeVisible();
  expect(hrefOf('Cart, empty', menu)).toBe('/my-cart');
  expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(hrefOf(/^Member portal login/, menu)).toBe('https://members.vanaveda.example');
  expect(within(menu.getByRole('navigation', { name: 'Follow us' })).getAllByRole('link')).toHaveLength(3);
});
