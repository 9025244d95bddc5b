// spec-map: 2.1.4, 2.6.6, 3.3.1, 3.3.2, 4.1.1, 4.1.2, 4.1.4, 4.1.5, 9.5.3
import { type ItemKey, CART_LINES_MAX } from '@shop/domain/cart/cart';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';

const soap: ItemKey = { type: 'product', product: 46 };

describe('Add to Cart', () => {
  it('is a link, without the focus, where the product is in the cart already, which a held Enter does not open again', () => {
    renderWithShop(<AddToCartButton item={soap} title="Neem Soap" />, { stored: { cart: [{ ...soap, quantity: 3 }] } });
    const link = screen.getByRole('link', { name: 'Go to Cart Neem Soap' });
    expect(link).toHaveAttribute('href', '/my-cart');
    expect(link).not.toHaveFocus();

    // Firefox takes it for many presses.
    expect(fireEvent.keyDown(link, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(link, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(link, { key: 'Tab', repeat: true })).toBe(true);
  });

  it('says so when the cart holds as many lines as an order can', async () => {
    const full = Array.from({ length: CART_LINES_MAX }, (_, index) => ({ ...soap, product: index + 100, quantity: 1 }));
    const { user } = renderWithShop(<AddToCartButton item={soap} title="Neem Soap" />, { stored: { cart: full } });

    const add = screen.getByRole('button', { name: 'Add to Cart Neem Soap' });
    await user.click(add);

    expect(await screen.findByText('Your cart is full')).toBeInTheDocument();
    expect(add).toBeInTheDocument();
  });
});
