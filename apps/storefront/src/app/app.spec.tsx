import { act, screen } from '@testing-library/react';
import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx';
import { renderWithShop } from '../testing/render-with-shop.tsx';

const oneLine = JSON.stringify([{ product: 1, quantity: 1, type: 'product' }]);
const button = <AddToCartButton item={{ type: 'product', product: 1 }} title="Neem Soap" />;

it('a page that comes back from the browser’s memory shows what other tabs did meanwhile', () => {
  const { storage } = renderWithShop(button);
  storage.write('cart', oneLine);
  // The first one follows the load, which has read it.
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
  expect(screen.queryByRole('link', { name: /^Go to Cart/ })).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

  expect(screen.getByRole('link', { name: /^Go to Cart/ })).toBeVisible();
});
