import { screen } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { collectToasts } from '../../testing/toasts.ts';
import { AddToCartForm } from './add-to-cart-form.tsx';
import { useQuantityEntry } from './use-quantity-entry.ts';

function Form() {
  return <AddToCartForm item={{ type: 'product', product: 46 }} title="Neem Soap" entry={useQuantityEntry()} />;
}

describe('the quantity field', () => {
  it.each(['0', '41', '1.5', 'x'])('warns for two seconds of %s, which does not enter the field', async (entry) => {
    const { user } = renderWithShop(<Form />);
    const toasts = collectToasts();
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, entry);

    expect(toasts.at(-1)).toMatchObject({
      type: 'warning',
      title: 'Invalid Value Please enter quantity from 1 to 40. ',
      duration: 2000,
    });
    expect(field).not.toHaveValue(entry);
  });

  it('warns for two seconds when it is empty and something is to be added', async () => {
    const { user } = renderWithShop(<Form />);
    const toasts = collectToasts();
    await user.clear(screen.getByRole('textbox', { name: 'Quantity' }));
    expect(toasts).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));

    expect(toasts).toMatchObject([{ type: 'warning', title: 'Please enter valid quantity', duration: 2000 }]);
  });
});
