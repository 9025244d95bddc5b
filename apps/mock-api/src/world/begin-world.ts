import { demoCustomer, pastOrders, type PastOrder } from '../features/accounts/demo-customer.seed.ts';
import { sell } from '../features/orders/sell.ts';
import type { OrderRecord } from './records.ts';
import type { World } from './world.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Gives a world without customers its first one, with a past; leaves any other as it is. */
export async function beginWorld(world: World): Promise<void> {
  const { store, passwords, clock } = world;
  if (store.read(({ customers }) => customers.lastNumber()) > 0) return;

  const { password, ...customer } = demoCustomer;
  const number = 1;
  const passwordHash = await passwords.hash(password);
  const past = pastOrders.map((order) => ({ ...record(order, world), customer: number }));

  await store.write(({ customers, orders }) => {
    customers.add({ ...customer, number, passwordHash, createdAt: past.at(-1)?.createdAt ?? clock.now() });
    for (const order of past.reverse()) orders.add(order);
  });
}

function record(
  { id, receiptToken, daysAgo, outcome, lines, office }: PastOrder,
  { content, clock }: World,
): Omit<OrderRecord, 'customer'> {
  const sale = sell(lines, content);
  if (!sale.ok) throw new Error(`The seed's order ${id} holds an item that is not on sale.`);

  const createdAt = clock.now() - daysAgo * DAY;
  const { summary } = sale;
  return {
    id,
    receiptToken,
    createdAt,
    status: outcome,
    lines: sale.lines,
    summary,
    deliverTo: office,
    provider: 'mockpay',
  };
}
