// spec-map: 2.7.7, 4.1.3, 5.2.2, 5.2.3, 5.2.5, 9.4.4
import { screen } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { collectToasts } from '../../testing/toasts.ts';
import { AddToCartForm, useQuantityEntry } from './add-to-cart-form.tsx';

function Form() {
  return <AddToCartForm item={{ type: 'product', product: 46 }} title="Neem Soap" entry={useQuantityEntry()} />;
}

describe('the quantity field', () => {
  it('warns for two seconds of a wrong quantity, refuses it until it is corrected, and then changes the line by its buttons alone', async () => {
    const { user, storage } = renderWithShop(<Form />);
    const toasts = collectToasts();
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, '2.5');
    expect(field).toBeInvalid();
    const title = 'Invalid Value Please enter quantity from 1 to 40. ';
    expect(toasts.at(-1)).toMatchObject({ type: 'warning', title, duration: 2000, place: 'top' });

    toasts.splice(0);
    await user.click(screen.getByRole('button', { name: 'Add to Cart Neem Soap' }));
    expect(toasts).toMatchObject([{ type: 'warning', title }]);
    expect(field).toHaveValue('2.5');
    expect(storage.read('cart')).toBeNull();

    await user.clear(field);
    await user.type(field, '2');
    expect(field).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Add to Cart Neem Soap' }));
    expect(field).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Neem Soap' }));
    expect(field).toHaveValue('3');
    expect(JSON.parse(storage.read('cart') ?? '')).toMatchObject([{ quantity: 3 }]);
  });

  it('goes up and down by its buttons, within its limits', async () => {
    const { user } = renderWithShop(<Form />);
    const toasts = collectToasts();
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    const fewer = screen.getByRole('button', { name: 'Decrease quantity of Neem Soap' });
    const more = screen.getByRole('button', { name: 'Increase quantity of Neem Soap' });

    await user.dblClick(more);
    await user.click(fewer);
    expect(field).toHaveValue('2');
    await user.dblClick(fewer);
    expect(field).toHaveValue('1');
    expect(toasts).toMatchObject([{ title: 'Invalid Value Please enter quantity from 1 to 40. ', duration: 2000 }]);

    await user.clear(field);
    await user.click(more);
    expect(field).toHaveValue('1');
    await user.clear(field);
    await user.type(field, '40');
    await user.click(more);
    expect(field).toHaveValue('40');
    expect(toasts).toHaveLength(2);
  });

  it('adds by Enter, and warns for two seconds when it is empty', async () => {
    const { user, storage } = renderWithShop(<Form />);
    const toasts = collectToasts();
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(field);
    expect(toasts).toEqual([]);
    await user.type(field, '{Enter}');
    expect(toasts).toMatchObject([{ type: 'warning', title: 'Please enter valid quantity', duration: 2000 }]);

    await user.type(field, '3{Enter}');
    expect(JSON.parse(storage.read('cart') ?? '')).toMatchObject([{ quantity: 3 }]);
    expect(screen.getByRole('link', { name: 'Go to Cart Neem Soap' })).toHaveFocus();
  });
});
