import type { Offer, Product, ProblemField } from '@shop/api-contract/model';
import { findLine, type CartLine } from '@shop/domain/cart/cart';
import { priceLines, type AvailableLine, summariseCart } from '@shop/domain/cart/price';
import { readAddress, type AddressReading } from '@shop/domain/delivery/address';
import { problem } from '@shop/mock-engine/http/problem';
import type { Content } from '../../world/content.ts';
import { randomId } from '../../world/ids.ts';
import type { Input, OperationResponse } from '../../world/operation.ts';
import type { OrderLineRecord, OrderRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { orderMessages as messages } from './orders.messages.ts';

/** Creates an unpaid order and returns its id (contract: createOrder). An invalid order writes nothing. */
export function createOrder(
  { principal: customer, path, body }: Input<'createOrder'>,
  { content, store, clock, random }: World,
): OperationResponse<'createOrder'> {
  const reading = readAddress(body.address);
  const sale = priceOrder(body.cart, content);
  const errors: ProblemField[] = (sale.ok ? [] : sale.invalid).map(({ line, reason }) => ({
    field: reason === 'duplicate-line' ? `cart.${line}` : `cart.${line}.product`,
    detail: messages[reason],
  }));
  if (!reading.ok) errors.push(addressError(reading));
  else if (reading.address.Pincode !== body.pincode)
    errors.push({ field: 'pincode', detail: messages['pincode-differs'] });
  if (!sale.ok || !reading.ok || errors.length > 0) return problem(400, { errors });

  const id = randomId(random, 'order_', 14);
  store.orders.add({
    id,
    customer: customer.number,
    provider: path.payment_provider,
    receiptToken: randomId(random, 'rcpt_', 24),
    createdAt: clock.now(),
    status: 'created',
    lines: sale.lines,
    summary: sale.summary,
    deliverTo: reading.address,
  });
  return { status: 200, body: id };
}

function addressError(reading: Extract<AddressReading, { ok: false }>): ProblemField {
  if ('field' in reading) return { field: `address.${reading.field}`, detail: messages[reading.reason] };
  return { field: 'address', detail: messages['address-unreadable'] };
}

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
