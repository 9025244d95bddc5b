import { CART_LINES_MAX, findLine, isCartFull, isSameItem, itemId, plainLine, type CartLine } from './cart-line.ts';

const product46: CartLine = { product: 46, quantity: 2, type: 'product' };
const offer46: CartLine = { product: 46, quantity: 1, type: 'offer' };

describe('a cart line', () => {
  it('for an offer is never taken for the product with its number', () => {
    expect(isSameItem(product46, offer46)).toBe(false);
    expect(itemId(product46)).not.toBe(itemId(offer46));
    expect(findLine([product46], offer46)).toBeUndefined();
    expect(findLine([product46, offer46], offer46)).toBe(offer46);
  });

  it('is the same item whatever its quantity', () => {
    const nineOfIt: CartLine = { ...product46, quantity: 9 };
    expect(isSameItem(product46, nineOfIt)).toBe(true);
  });

  it('is stored with its three fields and nothing else', () => {
    const card = { ...product46, product_title: 'Tulsi' };
    expect(JSON.stringify(plainLine(card))).toBe('{"product":46,"quantity":2,"type":"product"}');
  });

  it('is one of 100 at most', () => {
    const lines = Array.from({ length: CART_LINES_MAX }, (_, index) => ({ ...product46, product: index + 1 }));
    expect(CART_LINES_MAX).toBe(100);
    expect(isCartFull(lines)).toBe(true);
    expect(isCartFull(lines.slice(1))).toBe(false);
  });
});
