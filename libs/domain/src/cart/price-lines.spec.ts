// spec-map: 3.1.10, 9.2.5
import type { CartLine } from './cart.ts';
import { priceLines } from './price.ts';

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
  it.each([
    [
      'a product’s own price and tax rate',
      line(46, 3),
      { type: 'product', product: tulsi },
      [10_400, 18, 31_200, 5_600],
    ],
    ['the offer at 18 percent', line(46, 5, 'offer'), { type: 'offer', offer: duo }, [12_000, 18, 60_000, 10_800]],
  ])('takes %s, and returns the whole item', (_, one, item, [unitPrice, gstPercent, lineTotal, tax]) => {
    const priced = { line: one, status: 'available', item, unitPrice, gstPercent, lineTotal, tax };
    expect(priceLines([one], catalogue)).toEqual([priced]);
  });

  it('keeps a line that the catalogue does not know in its place, as unavailable', () => {
    const lines = [line(46, 1), line(1, 2), line(47, 1, 'offer'), line(47, 1)];
    expect(priceLines(lines, catalogue).map(({ status }) => status)).toEqual([
      'available',
      'unavailable',
      'unavailable',
      'available',
    ]);
    expect(priceLines([line(1, 2)], catalogue)).toEqual([{ line: line(1, 2), status: 'unavailable' }]);
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
