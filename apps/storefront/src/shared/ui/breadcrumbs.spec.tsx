import { screen, waitFor } from '@testing-library/react';
import { kanpur } from '../../testing/cart-page.tsx';
import { linksIn } from '../../testing/links.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

shopServer();

const crumbs = async () => linksIn(await screen.findByRole('navigation', { name: 'You are here' }));

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
