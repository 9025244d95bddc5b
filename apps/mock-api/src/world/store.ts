import type { Rows, Table } from '@shop/mock-engine/store/rows';
import { emailKey, type CustomerRecord, type OrderRecord, type PaymentRecord, type SessionRecord } from './records.ts';

/** A world's records, in memory and written through. Each call is one change unless it is part of {@link Rows.change}. */
export type Store = ReturnType<typeof shopStore>;

/** The shop's records in a world's rows. */
export function shopStore(rows: Rows) {
  return {
    customers: customers(rows.table('customer')),
    sessions: sessions(rows.table('session')),
    orders: orders(rows.table('order')),
    payments: payments(rows.table('payment')),
    /** Runs several changes as one: all of them are stored, or none when it throws. */
    change: rows.change,
  };
}

function addNew<Value>(table: Table<Value>, key: string, value: Value): void {
  if (table.get(key) !== undefined) throw new Error(`The record ${key} already exists.`);
  table.put(key, value);
}

function customers(table: Table<CustomerRecord>) {
  const withNumber = (number: number) => table.get(String(number));
  /** Case-insensitive. */
  const withEmail = (email: string) => {
    const key = emailKey(email);
    return table.all().find((customer) => emailKey(customer.email) === key);
  };
  const requireFreeEmail = ({ email, number }: CustomerRecord) => {
    const owner = withEmail(email);
    if (owner && owner.number !== number) throw new Error(`The e-mail address ${email} already exists.`);
  };
  return {
    withNumber,
    withEmail,
    /** 0 when there are no customers; numbers only increase. */
    lastNumber: () => table.all().at(-1)?.number ?? 0,
    /** Oldest first, like every `all`. */
    all: () => table.all(),
    add(customer: CustomerRecord) {
      requireFreeEmail(customer);
      addNew(table, String(customer.number), customer);
    },
    /** Replaces the customer with the same number. */
    replace(customer: CustomerRecord) {
      if (!withNumber(customer.number)) throw new Error(`The customer ${customer.number} does not exist.`);
      requireFreeEmail(customer);
      table.put(String(customer.number), customer);
    },
  };
}

function sessions(table: Table<SessionRecord>) {
  return {
    withFingerprint: (fingerprint: string) => table.get(fingerprint),
    add: (session: SessionRecord) => addNew(table, session.fingerprint, session),
    removeExpired(now: number) {
      for (const { fingerprint, expiresAt } of table.all()) if (expiresAt <= now) table.delete(fingerprint);
    },
  };
}

function orders(table: Table<OrderRecord>) {
  return {
    withId: (id: string) => table.get(id),
    withReceiptToken: (token: string) => table.all().find(({ receiptToken }) => receiptToken === token),
    /** Newest first. */
    ofCustomer: (number: number) =>
      table
        .all()
        .filter(({ customer }) => customer === number)
        .reverse()
        .sort((one, other) => other.createdAt - one.createdAt),
    all: () => table.all(),
    add: (order: OrderRecord) => addNew(table, order.id, order),
    setStatus(id: string, status: OrderRecord['status']) {
      const order = table.get(id);
      if (order) table.put(id, { ...order, status });
    },
  };
}

function payments(table: Table<PaymentRecord>) {
  return {
    withId: (id: string) => table.get(id),
    /** Oldest first. */
    ofOrder: (id: string) => table.all().filter(({ orderId }) => orderId === id),
    add: (payment: PaymentRecord) => addNew(table, payment.id, payment),
  };
}
