// spec-map: 9.5.3
import { findLine, isSameItem, itemId, plainLine, type CartLine } from './cart.ts';

const product46: CartLine = { product: 46, quantity: 2, type: 'product' };
const offer46: CartLine = { product: 46, quantity: 1, type: 'offer' };

describe('a cart line', () => {
  it('for an offer is never taken for the product with its number', () => {
    expect(isSameItem(product46, offer46)).toBe(false);
    expect(itemId(product46)).not.toBe(itemId(offer46));
    expect(findLine([product46], offer46)).toBeUndefined();
  });

  it('is found by its item, whatever the quantity', () => {
    const nine: CartLine = { ...offer46, quantity: 9 };
    expect(findLine([product46, offer46], nine)).toBe(offer46);
  });

  it('is stored with its three fields and nothing else', () => {
    const card = { ...product46, product_title: 'Tulsi' };
    expect(JSON.stringify(plainLine(card))).toBe('{"product":46,"quantity":2,"type":"product"}');
  });
});
