import fc from 'fast-check';
import { anyCart, anyLine } from '../testing/arbitraries.ts';
import { addLine } from './add-line.ts';
import { CART_LINES_MAX, findLine, type CartLine } from './cart-line.ts';
import { removeLine } from './remove-line.ts';

const soap: CartLine = { product: 46, quantity: 3, type: 'product' };

describe('adding to the cart', () => {
  it('puts the line last, with its quantity', () => {
    const lines: CartLine[] = [{ product: 1, quantity: 1, type: 'offer' }];
    expect(addLine(lines, soap)).toEqual([...lines, soap]);
  });

  it('leaves the very same cart where the item is in it already', () => {
    const lines = [soap];
    expect(addLine(lines, { ...soap, quantity: 1 })).toBe(lines);
  });

  it('takes an offer beside the product with its number', () => {
    expect(addLine([soap], { ...soap, type: 'offer' })).toHaveLength(2);
  });

  it('leaves the very same cart where it is full', () => {
    const full = Array.from({ length: CART_LINES_MAX }, (_, index) => ({ ...soap, product: 100 + index }));
    expect(addLine(full, soap)).toBe(full);
  });

  it('and removing again restores the cart', () => {
    fc.assert(
      fc.property(anyCart, anyLine, (cart, line) => {
        fc.pre(!findLine(cart, line));
        expect(removeLine(addLine(cart, line), line)).toEqual(cart);
      }),
    );
  });

  it('never changes the list it was given', () => {
    fc.assert(
      fc.property(anyCart, anyLine, (cart, line) => {
        expect(addLine(Object.freeze(cart), line)).toContainEqual(findLine(cart, line) ?? line);
      }),
    );
  });
});
