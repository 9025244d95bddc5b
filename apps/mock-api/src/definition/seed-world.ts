import { demoCustomer, pastOrders, type PastOrder } from '@shop/shop-seed/accounts/demo-customer.seed';
import { priceOrder } from '../features/orders/create-order.ts';
import type { OrderRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';

const DAY = 24 * 60 * 60 * 1000;
const FIRST_CUSTOMER = 1;

/** Adds the demo customer and past orders to a new world. */
export function seedWorld(world: World): void {
  const { store, clock } = world;
  const past = pastOrders.map((order) => record(order, world));
  const { name, email, mobile, passwordHash } = demoCustomer;
  const createdAt = past.at(-1)?.createdAt ?? clock.now();
  store.customers.add({ number: FIRST_CUSTOMER, name, email, mobile, passwordHash, createdAt });
  for (const order of past.reverse()) store.orders.add(order);
}

function record(
  { id, receiptToken, daysAgo, outcome, lines, address }: PastOrder,
  { content, clock }: Pick<World, 'content' | 'clock'>,
): OrderRecord {
  const sale = priceOrder(lines, content);
  if (!sale.ok) throw new Error(`The seed's order ${id} contains an item that is not on sale.`);

  return {
    id,
    customer: FIRST_CUSTOMER,
    receiptToken,
    createdAt: clock.now() - Math.round(daysAgo * DAY),
    status: outcome,
    lines: sale.lines,
    summary: sale.summary,
    deliverTo: address,
    provider: 'mockpay',
  };
}
