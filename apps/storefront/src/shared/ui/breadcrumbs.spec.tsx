import { screen, within } from '@testing-library/react';
import { kanpur } from '../../testing/cart-page.tsx';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

shopServer();

const crumbs = async () => within(await screen.findByRole('navigation', { name: 'You are here' }));

describe('the way back', () => {
  it.each([
    ['/products', 'Products'],
    ['/my-cart', 'Cart'],
  ])('leads home from %s', async (route, here) => {
    renderShop(route, { stored: { selectedOffice: kanpur } });

    expect((await crumbs()).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect((await crumbs()).getByText(here)).toHaveAttribute('aria-current', 'page');
  });

  it('leads from a product to its category and to all products', async () => {
    renderShop('/product/tulsi-giloy-drops');

    expect((await crumbs()).getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products');
    expect((await crumbs()).getByRole('link', { name: 'Immunity' })).toHaveAttribute(
      'href',
      '/products?category=Immunity',
    );
  });
});
