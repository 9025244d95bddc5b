import type { CartLine } from './cart-line.ts';
import { decreaseQuantity, increaseQuantity } from './change-quantity.ts';

const offer: CartLine = { product: 46, quantity: 5, type: 'offer' };
const product = (quantity: number): CartLine => ({ product: 46, quantity, type: 'product' });

describe.each([
  {
    button: 'plus',
    change: increaseQuantity,
    steps: [[3, 4] as const, [39, 40] as const],
    end: 40,
    reason: 'at-maximum',
  },
  {
    button: 'minus',
    change: decreaseQuantity,
    steps: [[3, 2] as const, [2, 1] as const],
    end: 1,
    reason: 'at-minimum',
  },
])('$button', ({ change, steps, end, reason }) => {
  it.each(steps)('changes its own line alone, from %i to %i', (before, after) => {
    expect(change([offer, product(before)], product(before))).toEqual({ ok: true, lines: [offer, product(after)] });
  });

  it(`is refused at ${end}, and removes nothing`, () => {
    expect(change([product(end)], product(end))).toEqual({ ok: false, reason });
  });

  it('is refused for an item that another tab has removed', () => {
    expect(change([offer], product(1))).toEqual({ ok: false, reason: 'not-in-cart' });
  });
});
