import { type CartLine, removePaid } from './cart.ts';

const soap: CartLine = { product: 1, quantity: 3, type: 'product' };
const offer: CartLine = { product: 1, quantity: 2, type: 'offer' };

describe('what was paid for', () => {
  it.each([
    ['leaves the cart', 3, []],
    ['leaves behind the pieces that came since', 5, [{ ...soap, quantity: 2 }]],
    ['leaves with the line when there are fewer pieces by now', 1, []],
  ])('%s, and nothing else does', (_, quantity, rest) => {
    expect(removePaid(Object.freeze([{ ...soap, quantity }, offer]), soap)).toEqual([...rest, offer]);
  });
});
