import fc from 'fast-check';
import { formatApiRupees, formatRupees } from './format-rupees.ts';
import { asPaise, fromRupees, RUPEES_LIMIT, toRupees } from './paise.ts';

describe('an amount on screen', () => {
  it.each([
    [0, '₹0.00'],
    [120, '₹120.00'],
    [499.5, '₹499.50'],
    [1500.01, '₹1,500.01'],
    [123456, '₹1,23,456.00'],
    [12345678.9, '₹1,23,45,678.90'],
    [-100, '-₹100.00'],
  ])('of %d rupees reads %s, with two decimals like its neighbours', (rupees, shown) => {
    expect(formatRupees(fromRupees(rupees))).toBe(shown);
  });

  it('is what the browser would say in India, of any amount', () => {
    const spoken = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }).map(asPaise), (amount) => {
        expect(formatRupees(amount)).toBe(spoken.format(toRupees(amount)));
      }),
    );
  });
});

it('rupees from the API read like any amount, and as they came where no sum could be so large', () => {
  expect(formatApiRupees(499.5)).toBe('₹499.50');
  expect(formatApiRupees(RUPEES_LIMIT)).toBe(formatRupees(fromRupees(RUPEES_LIMIT)));
  expect(formatApiRupees(1e300)).toBe('₹1e+300');
});
