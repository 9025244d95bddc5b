import { screen, waitFor, within } from '@testing-library/react';
import { kanpur } from '../../testing/cart-page.tsx';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

shopServer();

const crumbs = async () => {
  const trail = within(await screen.findByRole('navigation', { name: 'You are here' }));
  return trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

it.each([
  ['/products', [['Home', '/']]],
  ['/my-cart', [['Home', '/']]],
  [
    '/product/tulsi-giloy-drops',
    [
      ['Home', '/'],
      ['Products', '/products'],
      ['Immunity', '/products?category=Immunity'],
    ],
  ],
])('the breadcrumb of %s leads back', async (route, ways) => {
  renderShop(route, { stored: { selectedOffice: kanpur } });
  await waitFor(async () => expect(await crumbs()).toEqual(ways));
});
