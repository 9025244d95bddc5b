import type { CustomerRecord, OrderRecord, SessionRecord } from '../records.ts';
import type { Records } from '../store.ts';

/** A few pages of memory. Beyond it everything is forgotten and read anew, which costs one look-up each. */
const MOST_REMEMBERED = 10_000;
/** Orders are larger, and most are paid within a minute. */
const MOST_ORDERS = 500;

/**
 * The same records, with what is asked for again and again remembered: every call with a token looks up a session and a
 * customer, and hardly any changes them; an order is looked at when it is paid, right after it was made.
 *
 * @returns also how to forget, for when a transaction is taken back
 */
export function rememberRecords(records: Records): { records: Records; forget: () => void } {
  const { sessions, customers, orders, payments } = records;
  const bySession = remember(MOST_REMEMBERED, (fingerprint: string) => sessions.withFingerprint(fingerprint));
  const byNumber = remember(MOST_REMEMBERED, (number: number) => customers.withNumber(number));
  const byOrder = remember(MOST_ORDERS, (id: string) => orders.withId(id));
  /** The payment that was looked for last and is not there: it is about to be made, and looked for again. */
  let unknownPayment: string | undefined;

  return {
    records: {
      ...records,
      sessions: {
        ...sessions,
        withFingerprint: bySession.get,
        add: bySession.forgetting((session: SessionRecord) => sessions.add(session)),
        removeExpired: bySession.forgetting((now: number) => sessions.removeExpired(now)),
      },
      customers: {
        ...customers,
        withNumber: byNumber.get,
        add: byNumber.forgetting((customer: CustomerRecord) => customers.add(customer)),
        replace: byNumber.forgetting((customer: CustomerRecord) => customers.replace(customer)),
      },
      orders: {
        ...orders,
        withId: byOrder.get,
        add: (order) => {
          orders.add(order);
          byOrder.put(order.id, order);
        },
        setStatus: (id, status) => {
          orders.setStatus(id, status);
          const order: OrderRecord | undefined = byOrder.get(id);
          if (order) byOrder.put(id, { ...order, status });
        },
      },
      payments: {
        ...payments,
        withId: (id) => {
          const payment = id === unknownPayment ? undefined : payments.withId(id);
          if (!payment) unknownPayment = id;
          return payment;
        },
        add: (payment) => {
          unknownPayment = undefined;
          payments.add(payment);
        },
      },
    },
    forget() {
      bySession.forget();
      byNumber.forget();
      byOrder.forget();
    },
  };
}

function remember<Key, Value>(most: number, read: (key: Key) => Value | undefined) {
  const known = new Map<Key, Value>();
  function put(key: Key, value: Value): void {
    if (known.size >= most) known.clear();
    known.set(key, value);
  }
  return {
    put,
    get: (key: Key): Value | undefined => {
      const value = known.get(key);
      if (value !== undefined) return value;

      const found = read(key);
      if (found !== undefined) put(key, found);
      return found;
    },
    forget: () => known.clear(),
    /** @param change after which nothing remembered may hold any more */
    forgetting:
      <Argument>(change: (argument: Argument) => void) =>
      (argument: Argument): void => {
        known.clear();
        change(argument);
      },
  };
}
