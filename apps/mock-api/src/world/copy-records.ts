import type { Store } from './store.ts';

/**
 * Makes an empty world remember what another one does: tokens and receipts go on working in the copy. In memory it is
 * all there when this returns.
 */
export async function copyRecords(from: Store, to: Store): Promise<void> {
  const all = from.read(({ customers, sessions, orders, payments }) => ({
    customers: customers.all(),
    sessions: sessions.all(),
    orders: orders.all(),
    payments: payments.all(),
  }));
  await to.write(({ customers, sessions, orders, payments }) => {
    for (const customer of all.customers) customers.add(customer);
    for (const session of all.sessions) sessions.add(session);
    for (const order of all.orders) orders.add(order);
    for (const payment of all.payments) payments.add(payment);
  });
}
