import type { Offer, Product } from '@shop/api-contract/model';
import { findLine, type CartLine } from '@shop/domain/cart/cart';
import { priceLines, type AvailableLine, summariseCart } from '@shop/domain/cart/price';
import type { Content } from '../../world/content.ts';
import type { OrderLineRecord, OrderRecord } from '../../world/records.ts';

type PricedOrder =
  | ({ ok: true } & Pick<OrderRecord, 'lines' | 'summary'>)
  | { ok: false; invalid: { line: number; reason: 'not-on-sale' | 'duplicate-line' }[] };

/**
 * Prices a cart from the shop's content; amounts in the request are ignored (specification, section 9). Rejects items
 * that are not on sale, and repeated items.
 */
export function priceOrder(cart: readonly CartLine[], { lists }: Pick<Content, 'lists'>): PricedOrder {
  const priced = priceLines(cart, { products: lists.listProducts, offers: lists.listOffers });
  const lines: OrderLineRecord[] = [];
  const invalid: Extract<PricedOrder, { ok: false }>['invalid'] = [];

  priced.forEach((line, index) => {
    if (findLine(cart, line.line) !== cart[index]) invalid.push({ line: index, reason: 'duplicate-line' });
    else if (line.status === 'unavailable') invalid.push({ line: index, reason: 'not-on-sale' });
    else lines.push(sold(line));
  });
  const summary = summariseCart(priced);
  return invalid.length > 0 || summary === null ? { ok: false, invalid } : { ok: true, lines, summary };
}

function sold({ line, item, unitPrice, gstPercent, tax, lineTotal }: AvailableLine<Product, Offer>): OrderLineRecord {
  const title = item.type === 'product' ? item.product.product_title : item.offer.offer_title;
  return { ...line, title, unitPrice, gstPercent, tax, lineTotal };
}
