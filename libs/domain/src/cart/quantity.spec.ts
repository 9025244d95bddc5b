// spec-map: 5.2.1, 5.2.4, 9.1.1
import { isQuantity, isQuantityEntry, parseQuantity } from './cart.ts';

describe('a quantity', () => {
  it.each(['1', '2', '39', '40', ' 7 ', '05'])('reads %p as a whole number from 1 to 40', (text) => {
    expect(parseQuantity(text)).toEqual({ ok: true, quantity: Number(text) });
    expect(isQuantityEntry(text)).toBe(true);
  });

  it.each(['0', '41', '-1', '+1', '1.5', '1.0', '1e1', '0x5', '1e9', '١', '５', 'two', '1 2', '9'.repeat(400)])(
    'refuses %p as out of range',
    (text) => {
      expect(parseQuantity(text)).toEqual({ ok: false, reason: 'out-of-range' });
      expect(isQuantityEntry(text)).toBe(false);
    },
  );

  it.each(['', '   '])('that is not typed yet (%p) may stand in the input, but is none', (text) => {
    expect(parseQuantity(text)).toEqual({ ok: false, reason: 'empty' });
    expect(isQuantityEntry(text)).toBe(true);
  });

  it.each([null, undefined, '5', NaN, 1.5, 0, 41, true, [5]])('is not %p', (value) => {
    expect(isQuantity(value)).toBe(false);
  });
});
