// spec-map: 5.2.6, 5.2.7, 8.1.7, 8.1.8, 8.1.9, 9.4.4, 9.4.5
import type { CartLine } from '@shop/domain/cart/cart';
import { screen } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { collectToasts } from '../../testing/toasts.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

/** Renders the stepper and collects its toasts. */
const stepper = (quantity: number) => {
  const line: CartLine = { type: 'product', product: 1, quantity };
  const shop = renderWithShop(<QuantityStepper line={line} title="Neem Soap" />, { stored: { cart: [line] } });
  return { ...shop, toasts: collectToasts() };
};

describe('the messages of plus and minus', () => {
  it.each([
    ['Increase', 2, 3, { type: 'success', title: 'Added 1 more quanity of Neem Soap', duration: 1000 }],
    ['Decrease', 2, 1, { type: 'success', title: 'Removed 1  quanity of Neem Soap', duration: 1000 }],
    ['Increase', 40, 40, { type: 'warning', title: 'Cannot Add more than 40', duration: 2000 }],
    ['Decrease', 1, 1, { type: 'warning', title: 'Cannot Remove', duration: 2000 }],
  ])('show in a toast what %s did at %i pieces, or why it could not', async (press, quantity, after, toast) => {
    const { user, toasts, storage } = stepper(quantity);

    await user.click(screen.getByRole('button', { name: `${press} quantity of Neem Soap` }));

    expect(toasts).toEqual([expect.objectContaining({ ...toast, group: 'cart-quantity' })]);
    expect(JSON.parse(storage.read('cart') ?? '')).toMatchObject([{ quantity: after }]);
  });
});
