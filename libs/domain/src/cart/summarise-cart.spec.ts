// spec-map: 9.2.3, 9.2.7
import fc from 'fast-check';
import { anyCart, anyCatalogue } from '../testing/arbitraries.ts';
import type { CartLine } from './cart.ts';
import { priceLines, shippingFor, summariseCart } from './price.ts';

const piece = (product: number, quantity = 1, type: CartLine['type'] = 'product'): CartLine => ({
  product,
  quantity,
  type,
});

const costing = (product_price: number) => ({
  products: [{ id: 1, product_price, gst: 18 }],
  offers: [{ id: 1, offer_price: 120 }],
});

describe('the cart summary', () => {
  it('counts offers in, drops fractions of tax per line, and shows discount and round off as zero', () => {
    const lines = [piece(1, 3), piece(1, 5, 'offer')];
    expect(summariseCart(priceLines(lines, costing(104)))).toEqual({
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
    expect(summariseCart(priceLines([piece(9)], costing(100)))).toBeNull();
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

  it('stays exact for the fullest and dearest cart there can be', () => {
    const lines = Array.from({ length: 100 }, (_, index) => piece(index + 1, 40));
    const products = lines.map(({ product }) => ({ id: product, product_price: 1_00_00_000, gst: 100 }));
    expect(summariseCart(priceLines(lines, { products, offers: [] }))).toMatchObject({
      total: 4e12,
      priceBeforeTax: 0,
    });
  });
});
