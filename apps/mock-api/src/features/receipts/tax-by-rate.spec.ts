import fc from 'fast-check';
import { summariseCart, type AvailableLine, priceLines } from '@shop/domain/cart/price';
import { addPaise, fromRupees, toRupees } from '@shop/domain/money/paise';
import { anyCart, anyCatalogue } from '@shop/domain/testing/arbitraries';
import { taxByRate } from './invoice-tax.ts';

const line = (gstPercent: number, lineTotal: number, tax: number) => ({
  gstPercent,
  lineTotal: fromRupees(lineTotal),
  tax: fromRupees(tax),
});

describe('the tax of an order by rate', () => {
  it('adds up the lines of each rate, lowest rate first', () => {
    const byRate = taxByRate([line(18, 600, 108), line(5, 499.5, 24), line(18, 312, 56)], 'intra-state');
    expect(byRate.map(({ gstPercent, amount, tax }) => [gstPercent, toRupees(amount), toRupees(tax)])).toEqual([
      [5, 499.5, 24],
      [18, 912, 164],
    ]);
  });

  it('halves each rate’s tax once, not line by line', () => {
    const [rate] = taxByRate([line(18, 312, 57), line(18, 312, 56)], 'intra-state');
    expect(rate?.shares.map(({ name, percent, tax }) => [name, percent, toRupees(tax)])).toEqual([
      ['CGST', 9, 56.5],
      ['SGST', 9, 56.5],
    ]);
  });

  it('names goods without tax, too', () => {
    expect(taxByRate([line(0, 100, 0)], 'inter-state')).toMatchObject([
      { gstPercent: 0, tax: 0, shares: [{ name: 'IGST' }] },
    ]);
  });

  it('agrees with the cart summary to the paisa', () => {
    fc.assert(
      fc.property(anyCart, anyCatalogue, (cart, catalogue) => {
        const priced = priceLines(cart, catalogue);
        const lines = priced.filter((each): each is AvailableLine => each.status === 'available');
        const byRate = taxByRate(lines, 'intra-state');
        const summary = summariseCart(priced);

        expect(addPaise(...byRate.map(({ tax }) => tax))).toBe(summary?.tax ?? 0);
        expect(addPaise(...byRate.map(({ amount }) => amount))).toBe(summary?.subtotal ?? 0);
      }),
    );
  });
});
