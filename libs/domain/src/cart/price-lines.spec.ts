import type { CartLine } from './cart-line.ts';
import { OFFER_GST_PERCENT, priceLines } from './price-lines.ts';

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
  it('takes a product’s own price and tax rate, and gives the product back whole', () => {
    expect(priceLines([line(46, 3)], catalogue)).toEqual([
      {
        line: line(46, 3),
        status: 'available',
        item: { type: 'product', product: tulsi },
        unitPrice: 10_400,
        gstPercent: 18,
        lineTotal: 31_200,
        tax: 5_600,
      },
    ]);
  });

  it('takes the offer, at 18 percent, where the line is an offer’s', () => {
    expect(OFFER_GST_PERCENT).toBe(18);
    expect(priceLines([line(46, 5, 'offer')], catalogue)).toEqual([
      {
        line: line(46, 5, 'offer'),
        status: 'available',
        item: { type: 'offer', offer: duo },
        unitPrice: 12_000,
        gstPercent: 18,
        lineTotal: 60_000,
        tax: 10_800,
      },
    ]);
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
