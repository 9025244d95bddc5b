import { type CartLine, removeLine } from './cart.ts';

const lines: CartLine[] = [
  { product: 1, quantity: 1, type: 'product' },
  { product: 2, quantity: 2, type: 'product' },
  { product: 2, quantity: 3, type: 'offer' },
];

it('removing takes that item whole out of the cart, and nothing where it is not there', () => {
  expect(removeLine(lines, { type: 'product', product: 2 })).toEqual([lines[0], lines[2]]);
  expect(removeLine(lines, { type: 'offer', product: 1 })).toEqual(lines);
});
