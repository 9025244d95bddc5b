import type { CartLine } from './cart-line.ts';
import { removeLine } from './remove-line.ts';

const lines: CartLine[] = [
  { product: 1, quantity: 1, type: 'product' },
  { product: 2, quantity: 2, type: 'product' },
  { product: 2, quantity: 3, type: 'offer' },
];

describe('removing from the cart', () => {
  it('takes out that item whole, and leaves the others in their order', () => {
    expect(removeLine(lines, { type: 'product', product: 2 })).toEqual([lines[0], lines[2]]);
  });

  it('does nothing where the item is not there', () => {
    expect(removeLine(lines, { type: 'offer', product: 1 })).toEqual(lines);
  });
});
