import { addLine, type CartLine } from './cart.ts';

const soap: CartLine = { product: 46, quantity: 3, type: 'product' };

describe('adding to the cart', () => {
  it('puts the line last, with its quantity, into a new list', () => {
    const lines = Object.freeze<CartLine[]>([{ product: 1, quantity: 1, type: 'offer' }]);
    expect(addLine(lines, soap)).toEqual([...lines, soap]);
  });

  it('leaves the very same cart where the item is in it already', () => {
    const lines = [soap];
    expect(addLine(lines, { ...soap, quantity: 1 })).toBe(lines);
  });

  it('takes an offer beside the product with its number', () => {
    expect(addLine([soap], { ...soap, type: 'offer' })).toHaveLength(2);
  });

  it('takes a hundredth line, and leaves the very same cart where it has 100', () => {
    const full = Array.from({ length: 100 }, (_, index) => ({ ...soap, product: 100 + index }));
    expect(addLine(full, soap)).toBe(full);
    expect(addLine(full.slice(1), soap)).toHaveLength(100);
  });
});
