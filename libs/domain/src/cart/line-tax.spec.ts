// spec-map: 9.2.4
import fc from 'fast-check';
import { asPaise, fromRupees, toRupees } from '../money/paise.ts';
import { anyPrice } from '../testing/arbitraries.ts';
import { lineTax } from './price.ts';

describe('the tax of a cart line', () => {
  it.each`
    price         | gst     | quantity | tax          | because
    ${120}        | ${18}   | ${5}     | ${108}       | ${'a whole result stays whole'}
    ${104}        | ${18}   | ${3}     | ${56}        | ${'the fraction is dropped per line, not per unit'}
    ${499.5}      | ${5}    | ${1}     | ${24}        | ${'24.975 is not rounded up'}
    ${1.15}       | ${100}  | ${20}    | ${23}        | ${'floats would say 22'}
    ${10000}      | ${0.57} | ${1}     | ${57}        | ${'floats would say 56'}
    ${100}        | ${28.1} | ${10}    | ${281}       | ${'28.1 is read as written'}
    ${9999999.99} | ${28}   | ${40}    | ${111999999} | ${'the dearest line stays exact'}
    ${1e13}       | ${12.5} | ${1}     | ${1.25e12}   | ${'sums beyond what floats multiply exactly'}
  `(
    'is ₹$tax on $quantity × ₹$price at $gst %: $because',
    ({ price, gst, quantity, tax }: { price: number; gst: number; quantity: number; tax: number }) => {
      expect(toRupees(lineTax(fromRupees(price), gst, quantity))).toBe(tax);
    },
  );

  it('is the formula’s whole-number part to the rupee, reckoned by long division', () => {
    fc.assert(
      fc.property(
        anyPrice,
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 40 }),
        (price, hundredths, quantity) => {
          const unitPrice = fromRupees(price);
          const exact = BigInt(unitPrice) * BigInt(hundredths) * BigInt(quantity);
          const tax = BigInt(toRupees(lineTax(unitPrice, hundredths / 100, quantity)));
          const oneRupee = 1_000_000n;
          expect(tax * oneRupee <= exact && exact < (tax + 1n) * oneRupee).toBe(true);
        },
      ),
    );
  });

  it.each`
    paise  | gst         | quantity
    ${-1}  | ${18}       | ${1}
    ${100} | ${-1}       | ${1}
    ${100} | ${NaN}      | ${1}
    ${100} | ${Infinity} | ${1}
    ${100} | ${18}       | ${-1}
    ${100} | ${18}       | ${1.5}
  `(
    'cannot be reckoned on $quantity × $paise paise at $gst %',
    ({ paise, gst, quantity }: { paise: number; gst: number; quantity: number }) => {
      expect(() => lineTax(asPaise(paise), gst, quantity)).toThrow(RangeError);
    },
  );
});
