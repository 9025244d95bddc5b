import type { OrderRecord, PaymentRecord } from '../records.ts';
import type { Records } from '../store.ts';

/** Some two milliseconds of work. */
const MOST_WAITING = 100;

/**
 * The same records; new orders and payments wait for one another. A hundred statements in a row take less time than a
 * hundred apart, and an order that is paid meanwhile is written once. Whoever looks for more than one of them by its id
 * has them written first.
 */
export function writeBehind(records: Records): { records: Records; write: () => void; drop: () => void } {
  const { orders, payments } = records;
  const newOrders = new Map<string, OrderRecord>();
  const newPayments = new Map<string, PaymentRecord>();

  function drop(): void {
    newOrders.clear();
    newPayments.clear();
  }

  function write(): void {
    for (const order of newOrders.values()) orders.add(order);
    for (const payment of newPayments.values()) payments.add(payment);
    drop();
  }

  function written(): Records {
    write();
    return records;
  }

  function wait<One extends { id: string }>(waiting: Map<string, One>, one: One): void {
    waiting.set(one.id, one);
    if (waiting.size >= MOST_WAITING) write();
  }

  return {
    write,
    drop,
    records: {
      ...records,
      orders: {
        withId: (id) => newOrders.get(id) ?? orders.withId(id),
        withReceiptToken: (token) => written().orders.withReceiptToken(token),
        ofCustomer: (customer) => written().orders.ofCustomer(customer),
        all: () => written().orders.all(),
        count: () => written().orders.count(),
        add: (order) => wait(newOrders, order),
        setStatus: (id, status) => {
          const order = newOrders.get(id);
          if (order) newOrders.set(id, { ...order, status });
          else orders.setStatus(id, status);
        },
      },
      payments: {
        withId: (id) => newPayments.get(id) ?? payments.withId(id),
        ofOrder: (orderId) => written().payments.ofOrder(orderId),
        all: () => written().payments.all(),
        add: (payment) => {
          const isThere = newPayments.has(payment.id) || payments.withId(payment.id) !== undefined;
          if (isThere) throw new Error(`There is a payment ${payment.id} already.`);
          wait(newPayments, payment);
        },
      },
    },
  };
}
