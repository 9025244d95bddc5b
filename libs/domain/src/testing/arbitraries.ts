import fc from 'fast-check';
import { CART_LINES_MAX, itemId, type CartLine, type ItemKey, QUANTITY_MAX, QUANTITY_MIN } from '../cart/cart.ts';

/** Few ids, so that offers and products often have the same number. */
export const anyItem: fc.Arbitrary<ItemKey> = fc.record({
  type: fc.constantFrom('product', 'offer'),
  product: fc.integer({ min: 1, max: 12 }),
});

export const anyLine: fc.Arbitrary<CartLine> = fc
  .tuple(anyItem, fc.integer({ min: QUANTITY_MIN, max: QUANTITY_MAX }))
  .map(([{ type, product }, quantity]) => ({ product, quantity, type }));

export const anyCart: fc.Arbitrary<CartLine[]> = fc.uniqueArray(anyLine, {
  selector: itemId,
  maxLength: CART_LINES_MAX,
});

/** Rupees with at most two decimals, as catalogues write prices. */
export const anyPrice: fc.Arbitrary<number> = fc.integer({ min: 0, max: 5_000_000 }).map((paise) => paise / 100);

/** GST in percent: the usual rates, and every hundredth between 0 and 100. */
export const anyGst: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 0.25, 2.5, 3, 5, 18, 40, 100),
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
);

/** With some of the items of {@link anyItem}. */
export const anyCatalogue = fc.record({
  products: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 12 }), product_price: anyPrice, gst: anyGst }), {
    selector: ({ id }) => id,
  }),
  offers: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 12 }), offer_price: anyPrice }), {
    selector: ({ id }) => id,
  }),
});
