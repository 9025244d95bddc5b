import type { CartLine } from './cart.ts';
import { priceChanges, priceLines } from './price.ts';

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
