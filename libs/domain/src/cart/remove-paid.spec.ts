import fc from 'fast-check';
import { anyCart, anyLine } from '../testing/arbitraries.ts';
import { findLine, type CartLine } from './cart-line.ts';
import { removeLine } from './remove-line.ts';
import { removePaid } from './remove-paid.ts';

const soap: CartLine = { product: 1, quantity: 3, type: 'product' };
const offer: CartLine = { product: 1, quantity: 2, type: 'offer' };

describe('what was paid for', () => {
  it('leaves the cart', () => {
    expect(removePaid([soap, offer], soap)).toEqual([offer]);
  });

  it('leaves behind the pieces that came since', () => {
    expect(removePaid([{ ...soap, quantity: 5 }, offer], soap)).toEqual([{ ...soap, quantity: 2 }, offer]);
  });

  it('leaves with the line when there are fewer pieces by now', () => {
    expect(removePaid([{ ...soap, quantity: 1 }], soap)).toEqual([]);
  });

  it('takes no piece of anything else', () => {
    fc.assert(
      fc.property(anyCart, anyLine, (cart, paid) => {
        const rest = removePaid(Object.freeze(cart), paid);
        expect(removeLine(rest, paid)).toEqual(removeLine(cart, paid));
        expect(findLine(rest, paid)?.quantity ?? 0).toBe(
          Math.max(0, (findLine(cart, paid)?.quantity ?? 0) - paid.quantity),
        );
      }),
    );
  });
});
