import type { Order, OrderLine } from '@shop/api-contract/model';
import { toRupees } from '@shop/domain/money/paise';
import { getOrInsert } from '@shop/mock-engine/store/lazy';
import type { Content } from '../../world/content.ts';
import type { Input, OperationResponse } from '../../world/operation.ts';
import type { OrderLineRecord, OrderRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** The customer's orders, newest first (contract: listOrders). The response has rupees, the store paise. */
export function listOrders(
  { principal: customer }: Input<'listOrders'>,
  { store, content }: World,
): OperationResponse<'listOrders'> {
  const orders = store.orders.ofCustomer(customer.number);
  return { status: 200, body: orders.map((order) => getOrInsert(views, order, () => viewOf(order, content))) };
}

/** A stored order is replaced and never changed. */
const views = new WeakMap<OrderRecord, Order>();

function viewOf(order: OrderRecord, content: Content): Order {
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
    ...content.pageOf(type, product),
  };
}
