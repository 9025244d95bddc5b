// spec-map: 3.1.10, 9.2.1, 9.2.2, 9.2.3, 9.2.4, 9.2.5, 9.2.7
import fc from 'fast-check';
import { fromRupees, toRupees } from '../money/paise.ts';
import { anyCart, anyCatalogue, anyPrice } from '../testing/arbitraries.ts';
import { type CartLine } from './cart.ts';
import { leftForFreeShipping, lineTax, priceChanges, priceLines, shippingFor, summariseCart } from './price.ts';

describe('the tax of a cart line', () => {
  it.each`
    price         | gst     | quantity | tax          | because
    ${104}        | ${18}   | ${3}     | ${56}        | ${'the fraction is dropped per line, not per unit'}
    ${10000}      | ${0.57} | ${1}     | ${57}        | ${'floats would say 56'}
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
});

const tulsi = { id: 46, product_price: 104, gst: 18, product_title: 'Tulsi' };
const honey = { id: 47, product_price: 499.5, gst: 5, product_title: 'Honey' };
const duo = { id: 46, offer_price: 120, offer_title: 'Duo' };
const catalogue = { products: [tulsi, honey], offers: [duo] };

const line = (product: number, quantity: number, type: CartLine['type'] = 'product'): CartLine => ({
  product,
  quantity,
  type,
});

describe('pricing the cart', () => {
  it('takes a product’s own price and tax rate, and an offer at 18 percent', () => {
    const [product, offer] = [line(46, 3), line(46, 5, 'offer')];
    const tax = { gstPercent: 18, status: 'available' };
    expect(priceLines([product, offer], catalogue)).toEqual([
      {
        ...tax,
        line: product,
        item: { type: 'product', product: tulsi },
        unitPrice: 10_400,
        lineTotal: 31_200,
        tax: 5_600,
      },
      { ...tax, line: offer, item: { type: 'offer', offer: duo }, unitPrice: 12_000, lineTotal: 60_000, tax: 10_800 },
    ]);
  });

  it('keeps a line that the catalogue does not know in its place, as unavailable', () => {
    const lines = [line(46, 1), line(1, 2), line(47, 1, 'offer'), line(47, 1)];
    const [first, unknown, offer, last] = priceLines(lines, catalogue);
    expect([first?.status, offer?.status, last?.status]).toEqual(['available', 'unavailable', 'available']);
    expect(unknown).toEqual({ line: line(1, 2), status: 'unavailable' });
  });

  it.each`
    product_price | gst
    ${NaN}        | ${18}
    ${Infinity}   | ${18}
    ${-1}         | ${18}
    ${1e12}       | ${18}
    ${104}        | ${NaN}
    ${104}        | ${-5}
    ${104}        | ${101}
  `('sells nothing at ₹$product_price and $gst %', (broken: { product_price: number; gst: number }) => {
    const priced = priceLines([line(46, 1)], { products: [{ id: 46, ...broken }], offers: [] });
    expect(priced).toEqual([{ line: line(46, 1), status: 'unavailable' }]);
  });

  it('can sell a free sample', () => {
    const [priced] = priceLines([line(1, 1)], { products: [{ id: 1, product_price: 0, gst: 18 }], offers: [] });
    expect(priced).toMatchObject({ status: 'available', lineTotal: 0, tax: 0 });
  });
});

const soap: CartLine = { product: 1, quantity: 2, type: 'product' };
const gift: CartLine = { product: 1, quantity: 1, type: 'offer' };

const priced = (soapPrice: number | null, giftPrice = 500, gst = 18) =>
  priceLines([soap, gift], {
    products: soapPrice === null ? [] : [{ id: 1, product_price: soapPrice, gst }],
    offers: [{ id: 1, offer_price: giftPrice }],
  });

describe('what a newer catalogue changes in a cart', () => {
  it('is nothing where all prices are the same', () => {
    expect(priceChanges(priced(149), priced(149, 500, 5))).toEqual([]);
  });

  it.each([
    ['costs more', 149, 249],
    ['costs less', 249, 149],
    ['is no longer available', 149, null],
    ['is available again', null, 149],
  ])('is the line that %s, and no other', (_, before, after) => {
    const [one, other] = [priced(before), priced(after)];
    expect(priceChanges(one, other)).toEqual([{ before: one[0], after: other[0] }]);
  });
});

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

describe('the cart summary', () => {
  it('counts offers in, drops fractions of tax per line, and shows discount and round off as zero', () => {
    expect(summariseCart(priceLines([line(46, 3), line(46, 5, 'offer')], catalogue))).toEqual({
      subtotal: 91_200,
      tax: 5_600 + 10_800,
      priceBeforeTax: 74_800,
      discount: 0,
      roundOff: 0,
      shipping: 10_000,
      isShippingFree: false,
      total: 101_200,
    });
  });

  it('does not exist for an empty cart, nor when nothing in it is available', () => {
    expect(summariseCart([])).toBeNull();
    expect(summariseCart(priceLines([line(9, 1)], catalogue))).toBeNull();
  });

  it('always adds up, and its tax is never above the subtotal', () => {
    fc.assert(
      fc.property(anyCart, anyCatalogue, (cart, catalogue) => {
        const priced = priceLines(cart, catalogue);
        const summary = summariseCart(priced);
        fc.pre(summary !== null);
        const lineTotals = priced.map((line) => (line.status === 'available' ? line.lineTotal : 0));
        expect(summary.subtotal).toBe(lineTotals.reduce<number>((sum, total) => sum + total, 0));
        expect(summary.total).toBe(summary.subtotal + summary.shipping);
        expect(summary.priceBeforeTax + summary.tax).toBe(summary.subtotal);
        expect(summary.tax).toBeLessThanOrEqual(summary.subtotal);
        expect(summary.shipping).toBe(shippingFor(summary.subtotal));
        expect(summary.isShippingFree).toBe(summary.shipping === 0);
      }),
    );
  });
});
