import type { CustomerRecord, OrderRecord, PaymentRecord, SessionRecord } from '../world/records.ts';
import type { Store } from '../world/store.ts';

/** All that a world remembers. */
export interface AllRecords {
  readonly customers: readonly CustomerRecord[];
  readonly sessions: readonly SessionRecord[];
  readonly orders: readonly OrderRecord[];
  readonly payments: readonly PaymentRecord[];
}

/** What a store holds at this moment, changes that are on their way to the disk included. */
export function readAllRecords(from: Store): AllRecords {
  return from.read(({ customers, sessions, orders, payments }) => ({
    customers: customers.all(),
    sessions: sessions.all(),
    orders: orders.all(),
    payments: payments.all(),
  }));
}

/** Makes an empty world remember all that. In memory it is all there when this returns. */
export async function addAllRecords(all: AllRecords, to: Store): Promise<void> {
  await to.write(({ customers, sessions, orders, payments }) => {
    for (const customer of all.customers) customers.add(customer);
    for (const session of all.sessions) sessions.add(session);
    for (const order of all.orders) orders.add(order);
    for (const payment of all.payments) payments.add(payment);
  });
}

/** Makes an empty world remember what another one does: tokens and receipts go on working in the copy. */
export const copyRecords = (from: Store, to: Store): Promise<void> => addAllRecords(readAllRecords(from), to);
