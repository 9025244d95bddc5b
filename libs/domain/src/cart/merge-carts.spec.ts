import fc from 'fast-check';
import { anyCart, anyLine } from '../testing/arbitraries.ts';
import { CART_LINES_MAX, findLine, itemId, type CartLine } from './cart-line.ts';
import { mergeCarts } from './merge-carts.ts';

const line = (product: number, quantity: number, type: CartLine['type'] = 'product'): CartLine => ({
  product,
  quantity,
  type,
});

const sorted = (cart: readonly CartLine[]) => [...cart].sort((a, b) => itemId(a).localeCompare(itemId(b)));

describe('two carts merged', () => {
  it('have the first one’s lines first, and each item once', () => {
    const merged = mergeCarts([line(1, 2), line(2, 1)], [line(3, 1), line(1, 3), line(1, 1, 'offer')]);
    expect(merged).toEqual([line(1, 5), line(2, 1), line(3, 1), line(1, 1, 'offer')]);
  });

  it('never hold more than 100 lines, and lose none of the first cart', () => {
    const full = Array.from({ length: CART_LINES_MAX }, (_, index) => line(index + 1, 1));
    expect(mergeCarts(full, [line(500, 1), line(1, 1)])).toEqual([line(1, 2), ...full.slice(1)]);
  });

  it('hold the same whichever comes first', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (a, b) => {
        expect(sorted(mergeCarts(a, b))).toEqual(sorted(mergeCarts(b, a)));
      }),
    );
  });

  it('hold the same in whichever order three of them meet', () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyCart, (a, b, c) => {
        expect(mergeCarts(mergeCarts(a, b), c)).toEqual(mergeCarts(a, mergeCarts(b, c)));
      }),
    );
  });

  it('add up the pieces of each item, to 40 at most', () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyLine, (a, b, item) => {
        const pieces = (findLine(a, item)?.quantity ?? 0) + (findLine(b, item)?.quantity ?? 0);
        expect(findLine(mergeCarts(a, b), item)?.quantity ?? 0).toBe(Math.min(40, pieces));
      }),
    );
  });

  it('leave both carts as they were', () => {
    const first = [Object.freeze(line(1, 2))];
    expect(mergeCarts(first, [line(1, 2)])).toEqual([line(1, 4)]);
    expect(first).toEqual([line(1, 2)]);
  });
});
