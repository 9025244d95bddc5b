// spec-map: 9.2.8
import fc from 'fast-check';
import { formatApiRupees, formatRupees, formatRupeesAndPaise } from './format-rupees.ts';
import { asPaise, fromRupees, RUPEES_LIMIT, toRupees } from './paise.ts';

it('an amount is what the browser would say in India: whole rupees without decimals on screen, paise on invoices', () => {
  const india = { style: 'currency', currency: 'INR' } as const;
  const onScreen = new Intl.NumberFormat('en-IN', { ...india, trailingZeroDisplay: 'stripIfInteger' });
  const onInvoices = new Intl.NumberFormat('en-IN', india);
  const paise = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(
      fc
        .oneof(
          paise,
          paise.map((rupees) => rupees * 100),
        )
        .map(asPaise),
      (amount) => {
        expect(formatRupees(amount)).toBe(onScreen.format(toRupees(amount)));
        expect(formatRupeesAndPaise(amount)).toBe(onInvoices.format(toRupees(amount)));
      },
    ),
  );
});

it('rupees from the API read like any amount, and as they came where no sum could be so large', () => {
  expect(formatApiRupees(499.5)).toBe('₹499.50');
  expect(formatApiRupees(RUPEES_LIMIT)).toBe(formatRupees(fromRupees(RUPEES_LIMIT)));
  expect(formatApiRupees(1e300)).toBe('₹1e+300');
});
