import type { CustomerRecord, OrderRecord, PaymentRecord, SessionRecord } from '../world/records.ts';
import type { Store } from '../world/store.ts';

/** All records of a world. */
export interface AllRecords {
  readonly customers: readonly CustomerRecord[];
  readonly sessions: readonly SessionRecord[];
  readonly orders: readonly OrderRecord[];
  readonly payments: readonly PaymentRecord[];
}

/** All current records of a store, including those that are not durable yet. */
export function readAllRecords(from: Store): AllRecords {
  return from.read(({ customers, sessions, orders, payments }) => ({
    customers: customers.all(),
    sessions: sessions.all(),
    orders: orders.all(),
    payments: payments.all(),
  }));
}

/** Adds records to an empty store. In memory it is done when this returns. */
export async function addAllRecords(all: AllRecords, to: Store): Promise<void> {
  await to.write(({ customers, sessions, orders, payments }) => {
    for (const customer of all.customers) customers.add(customer);
    for (const session of all.sessions) sessions.add(session);
    for (const order of all.orders) orders.add(order);
    for (const payment of all.payments) payments.add(payment);
  });
}

/** Copies all records to an empty store, so that tokens and receipts stay valid in the copy. */
export const copyRecords = (from: Store, to: Store): Promise<void> => addAllRecords(readAllRecords(from), to);
