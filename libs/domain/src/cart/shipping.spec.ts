// spec-map: 9.2.1, 9.2.2
import { fromRupees, toRupees } from '../money/paise.ts';
import { leftForFreeShipping, shippingFor } from './price.ts';

describe('shipping', () => {
  it.each`
    subtotal   | shipping
    ${1499.99} | ${100}
    ${1500}    | ${100}
    ${1500.01} | ${0}
  `(
    'costs ₹$shipping on a subtotal of ₹$subtotal',
    ({ subtotal, shipping }: { subtotal: number; shipping: number }) => {
      expect(toRupees(shippingFor(fromRupees(subtotal)))).toBe(shipping);
    },
  );

  it.each`
    subtotal   | left
    ${0}       | ${1501}
    ${249}     | ${1252}
    ${499.5}   | ${1001}
    ${1500}    | ${1}
    ${1500.01} | ${0}
  `('becomes free with ₹$left more than ₹$subtotal', ({ subtotal, left }: { subtotal: number; left: number }) => {
    expect(toRupees(leftForFreeShipping(fromRupees(subtotal)))).toBe(left);
  });
});
