import type { CartLine } from './cart-line.ts';
import { decreaseQuantity, increaseQuantity } from './change-quantity.ts';

const offer: CartLine = { product: 46, quantity: 5, type: 'offer' };
const product = (quantity: number): CartLine => ({ product: 46, quantity, type: 'product' });

describe('plus', () => {
  it('adds one piece to its own line alone', () => {
    expect(increaseQuantity([offer, product(3)], product(3))).toEqual({ ok: true, lines: [offer, product(4)] });
    expect(increaseQuantity([product(39)], product(39))).toEqual({ ok: true, lines: [product(40)] });
  });

  it('is refused at 40', () => {
    expect(increaseQuantity([product(40)], product(40))).toEqual({ ok: false, reason: 'at-maximum' });
  });

  it('is refused for an item that another tab has removed', () => {
    expect(increaseQuantity([offer], product(1))).toEqual({ ok: false, reason: 'not-in-cart' });
  });
});

describe('minus', () => {
  it('takes one piece from its own line alone', () => {
    expect(decreaseQuantity([offer, product(3)], product(3))).toEqual({ ok: true, lines: [offer, product(2)] });
    expect(decreaseQuantity([product(2)], product(2))).toEqual({ ok: true, lines: [product(1)] });
  });

  it('is refused at 1, and removes nothing', () => {
    expect(decreaseQuantity([product(1)], product(1))).toEqual({ ok: false, reason: 'at-minimum' });
  });

  it('is refused for an item that another tab has removed', () => {
    expect(decreaseQuantity([offer], product(1))).toEqual({ ok: false, reason: 'not-in-cart' });
  });
});
