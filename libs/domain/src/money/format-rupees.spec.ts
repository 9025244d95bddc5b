// spec-map: 9.2.8
import fc from 'fast-check';
import { formatApiRupees, formatRupees } from './format-rupees.ts';
import { asPaise, fromRupees, RUPEES_LIMIT, toRupees } from './paise.ts';

it('an amount on screen is what the browser would say in India', () => {
  const spoken = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }).map(asPaise), (amount) => {
      expect(formatRupees(amount)).toBe(spoken.format(toRupees(amount)));
    }),
  );
});

it('rupees from the API read like any amount, and as they came where no sum could be so large', () => {
  expect(formatApiRupees(499.5)).toBe('₹499.50');
  expect(formatApiRupees(RUPEES_LIMIT)).toBe(formatRupees(fromRupees(RUPEES_LIMIT)));
  expect(formatApiRupees(1e300)).toBe('₹1e+300');
});
