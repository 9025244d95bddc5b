import type { Product } from '@shop/api-contract/model';
import { screen } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { startShopServer } from '../../testing/shop-server.ts';
import { ProductCard } from './product-card.tsx';

const pictures = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('img'), (picture) => new URL(picture.src).pathname);

it('a card shows the product’s picture, name, benefit, price and size, and leads to its page and its category', async () => {
  const { world } = await startShopServer();
  const product = world.content.lists.listProducts.find(
    ({ product_slug }) => product_slug === 'tulsi-giloy-drops',
  ) as Product;
  const { container } = renderWithShop(<ProductCard product={product} action={null} />);

  expect(pictures(container)[0]).toBe('/custom/images/products/vv001/pack.jpg');
  expect(screen.getByRole('link', { name: 'Immunity' })).toHaveAttribute('href', '/products?category=Immunity');
  expect(screen.getByText('Holy basil and giloy in a clear, alcohol-free drop')).toBeVisible();
  expect(screen.getByText('₹249')).toBeVisible();
  expect(screen.getByText('30 ml')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tulsi Giloy Drops' })).toHaveAttribute('href', '/product/tulsi-giloy-drops');
});
