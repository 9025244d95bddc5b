import type { Order, OrderLine } from '@shop/api-contract/model';
import { cardImage } from '@shop/domain/catalogue/product-images';
import { toRupees } from '@shop/domain/money/paise';

import type { Content } from '../../world/content.ts';
import type { OperationResponse, Input } from '../../world/operation.ts';
import { ok } from '../../world/operation.ts';
import type { OrderLineRecord, OrderRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** The customer's orders, newest first (contract: listOrders). The response has rupees, the store paise. */
export function listOrders(
  { principal: customer }: Input<'listOrders'>,
  { store, content }: World,
): OperationResponse<'listOrders'> {
  return ok(store.orders.ofCustomer(customer.number).map((order) => orderView(order, content)));
}

function orderView(order: OrderRecord, content: Content): Order {
  const { id, createdAt, summary, status, receiptToken, lines, deliverTo } = order;
  return {
    id,
    created_at: new Date(createdAt).toISOString(),
    amount: toRupees(summary.total),
    payment_status: status,
    order_id_token: receiptToken,
    lines: lines.map((line) => lineView(line, content)),
    summary: {
      subtotal: toRupees(summary.subtotal),
      tax: toRupees(summary.tax),
      shipping: toRupees(summary.shipping),
    },
    deliver_to: deliverTo,
  };
}

function lineView(
  { product, type, quantity, title, unitPrice, lineTotal }: OrderLineRecord,
  content: Content,
): OrderLine {
  return {
    product,
    type,
    quantity,
    title,
    unit_price: toRupees(unitPrice),
    amount: toRupees(lineTotal),
    ...pageOf({ product, type }, content),
  };
}

/** Picture and page of an item as it is sold now; none when it no longer is. */
function pageOf(
  { product: id, type }: Pick<OrderLineRecord, 'product' | 'type'>,
  { lists }: Content,
): Pick<OrderLine, 'image' | 'product_slug'> {
  const folder = '/custom/images/products';
  if (type === 'offer') {
    const offer = lists.listOffers.find((one) => one.id === id);
    return offer ? { image: `${folder}/new/${offer.offer_image}`, product_slug: offer.product_slug } : {};
  }
  const product = lists.listProducts.find((one) => one.id === id);
  if (!product) return {};
  const image = cardImage(product.images);
  return { ...(image !== undefined && { image: `${folder}/${image}` }), product_slug: product.product_slug };
}
