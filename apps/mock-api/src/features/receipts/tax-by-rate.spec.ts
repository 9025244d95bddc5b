import { summariseCart, type AvailableLine, priceLines } from '@shop/domain/cart/price';
import { addPaise, fromRupees, toRupees } from '@shop/domain/money/paise';
import { anyCart, anyCatalogue } from '@shop/domain/testing/arbitraries';
import fc from 'fast-check';
import { isWithinState, taxByRate } from './tax-by-rate.ts';

const line = (gstPercent: number, lineTotal: number, tax: number) => ({
  gstPercent,
  lineTotal: fromRupees(lineTotal),
  tax: fromRupees(tax),
});

describe('the tax of an order by rate', () => {
  it('adds up the lines of each rate, lowest rate first', () => {
    const byRate = taxByRate([line(18, 600, 108), line(5, 499.5, 24), line(18, 312, 56)], true);
    expect(byRate.map(({ gstPercent, amount, tax }) => [gstPercent, toRupees(amount), toRupees(tax)])).toEqual([
      [5, 499.5, 24],
      [18, 912, 164],
    ]);
  });

  it('halves each rate’s tax once, not line by line', () => {
    const [rate] = taxByRate([line(18, 312, 57), line(18, 312, 56)], true);
    expect(rate?.shares).toEqual({ CGST: fromRupees(56.5), SGST: fromRupees(56.5) });
  });

  it('names goods without tax, too', () => {
    expect(taxByRate([line(0, 100, 0)], false)).toMatchObject([{ gstPercent: 0, tax: 0, shares: { IGST: 0 } }]);
  });

  it('agrees with the cart summary to the paisa', () => {
    fc.assert(
      fc.property(anyCart, anyCatalogue, (cart, catalogue) => {
        const priced = priceLines(cart, catalogue);
        const lines = priced.filter((each): each is AvailableLine => each.status === 'available');
        const byRate = taxByRate(lines, true);
        const summary = summariseCart(priced);

        const shares = byRate.flatMap(({ shares }) => Object.values(shares));
        expect(addPaise(...shares)).toBe(summary?.tax ?? 0);
        expect(addPaise(...byRate.map(({ amount }) => amount))).toBe(summary?.subtotal ?? 0);
      }),
    );
  });
});

it.each([
  ['Uttar Pradesh', true],
  [' UTTAR  pradesh ', true],
  ['Pradesh', false],
  ['', false],
])('a delivery to %j by a seller in Uttar Pradesh is within its state: %s', (state, isWithin) => {
  expect(isWithinState(state, 'Uttar Pradesh')).toBe(isWithin);
});
