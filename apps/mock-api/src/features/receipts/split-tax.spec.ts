import fc from 'fast-check';
import { addPaise, asPaise } from '@shop/domain/money/paise';
import { anyGst } from '@shop/domain/testing/arbitraries';
import { splitTax } from './invoice-tax.ts';

describe('the tax on goods', () => {
  it('to another state is one tax, IGST', () => {
    expect(splitTax(asPaise(5600), 18, 'inter-state')).toEqual([{ name: 'IGST', percent: 18, tax: 5600 }]);
  });

  it('is neither more nor less after the split, and halves differ by a paisa at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), anyGst, (paise, gstPercent) => {
        const tax = asPaise(paise);
        const [central, state] = splitTax(tax, gstPercent, 'intra-state');
        if (!central || !state) throw new Error('two halves');

        expect(addPaise(central.tax, state.tax)).toBe(tax);
        expect(central.percent + state.percent).toBe(gstPercent);
        expect([0, 1]).toContain(central.tax - state.tax);
      }),
    );
  });
});
