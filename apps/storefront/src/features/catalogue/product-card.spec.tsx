import type { Product } from '@shop/api-contract/model';
import { screen } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { startShopServer } from '../../testing/shop-server.ts';
import { ProductCard } from './product-card.tsx';

const pictures = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('img'), (picture) => new URL(picture.src).pathname);

it('a card shows the product’s first picture, its shelf, name and price, and leads to its page', async () => {
  const { world, app } = await startShopServer();
  const product = world.content.lists.listProducts.find(
    ({ product_slug }) => product_slug === 'tulsi-giloy-drops',
  ) as Product;
  const { container } = renderWithShop(<ProductCard product={product} action={null} />);

  expect(pictures(container)[0]).toBe('/custom/images/products/vv001/pack.jpg');
  expect(screen.getByText('Immunity')).toBeVisible();
  expect(screen.getByText('₹249')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tulsi Giloy Drops' })).toHaveAttribute('href', '/product/tulsi-giloy-drops');
  await app.close();
});
