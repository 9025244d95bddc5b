import {
  emailKey,
  type CustomerRecord,
  type OrderRecord,
  type PaymentRecord,
  type SessionRecord,
} from '../world/records.ts';
import type { Records, Store } from '../world/store.ts';

/** A store in memory: for tests and browsers. */
export function createMemoryStore(): Store {
  const undo = createUndoList();
  const records: Records = {
    customers: customers(undo),
    sessions: sessions(undo),
    orders: orders(undo),
    payments: payments(undo),
  };

  return {
    read: (look) => look(records),
    async write(change) {
      try {
        const result = change(records);
        undo.forget();
        return result;
      } catch (error) {
        undo.run();
        throw error;
      }
    },
    settled: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Steps that undo the current change. */
interface UndoList {
  add(step: () => void): void;
  forget(): void;
  run(): void;
}

function createUndoList(): UndoList {
  let steps: (() => void)[] = [];
  return {
    add: (step) => void steps.push(step),
    forget: () => (steps = []),
    run() {
      for (const step of steps.reverse()) step();
      steps = [];
    },
  };
}

function put<Key, Value>(undo: UndoList, map: Map<Key, Value>, key: Key, value: Value): void {
  const had = map.get(key);
  undo.add(() => (had === undefined ? map.delete(key) : map.set(key, had)));
  map.set(key, value);
}

function add<Key, Value>(undo: UndoList, map: Map<Key, Value>, key: Key, value: Value): void {
  if (map.has(key)) throw new Error(`The record ${String(key)} already exists.`);
  put(undo, map, key, value);
}

function customers(undo: UndoList): Records['customers'] {
  const byNumber = new Map<number, CustomerRecord>();
  const byEmail = new Map<string, CustomerRecord>();
  let last = 0;
  return {
    withNumber: (number) => byNumber.get(number),
    withEmail: (email) => byEmail.get(emailKey(email)),
    lastNumber: () => last,
    all: () => [...byNumber.values()],
    count: () => byNumber.size,
    replace(customer) {
      const before = byNumber.get(customer.number);
      if (!before) throw new Error(`The customer ${customer.number} does not exist.`);
      const [oldKey, key] = [emailKey(before.email), emailKey(customer.email)];
      if (key !== oldKey) {
        byEmail.delete(oldKey);
        undo.add(() => byEmail.set(oldKey, before));
        add(undo, byEmail, key, customer);
      } else put(undo, byEmail, key, customer);
      put(undo, byNumber, customer.number, customer);
    },
    add(customer) {
      const before = last;
      add(undo, byNumber, customer.number, customer);
      add(undo, byEmail, emailKey(customer.email), customer);
      undo.add(() => (last = before));
      last = Math.max(last, customer.number);
    },
  };
}

function sessions(undo: UndoList): Records['sessions'] {
  const byFingerprint = new Map<string, SessionRecord>();
  return {
    withFingerprint: (fingerprint) => byFingerprint.get(fingerprint),
    all: () => [...byFingerprint.values()],
    add: (session) => add(undo, byFingerprint, session.fingerprint, session),
    removeExpired(now) {
      for (const [fingerprint, session] of byFingerprint) {
        // Sessions are sorted by expiry, because all last equally long.
        if (session.expiresAt > now) return;
        byFingerprint.delete(fingerprint);
        undo.add(() => byFingerprint.set(fingerprint, session));
      }
    },
  };
}

function orders(undo: UndoList): Records['orders'] {
  const byId = new Map<string, OrderRecord>();
  const idByReceipt = new Map<string, string>();
  const idsByCustomer = new Map<number, string[]>();
  const withId = (id: string) => byId.get(id);
  return {
    withId,
    withReceiptToken: (token) => withId(idByReceipt.get(token) ?? ''),
    all: () => [...byId.values()],
    count: () => byId.size,
    ofCustomer(customer) {
      const theirs = (idsByCustomer.get(customer) ?? []).flatMap((id) => withId(id) ?? []);
      return theirs.reverse().sort((one, other) => other.createdAt - one.createdAt);
    },
    add(order) {
      add(undo, byId, order.id, order);
      add(undo, idByReceipt, order.receiptToken, order.id);
      const ids = idsByCustomer.get(order.customer) ?? [];
      idsByCustomer.set(order.customer, ids);
      ids.push(order.id);
      undo.add(() => ids.pop());
    },
    setStatus(id, status) {
      const order = withId(id);
      if (order) put(undo, byId, id, { ...order, status });
    },
  };
}

function payments(undo: UndoList): Records['payments'] {
  const byId = new Map<string, PaymentRecord>();
  const byOrder = new Map<string, PaymentRecord[]>();
  return {
    withId: (id) => byId.get(id),
    all: () => [...byId.values()],
    ofOrder: (orderId) => [...(byOrder.get(orderId) ?? [])],
    add(payment) {
      add(undo, byId, payment.id, payment);
      const others = byOrder.get(payment.orderId) ?? [];
      byOrder.set(payment.orderId, others);
      others.push(payment);
      undo.add(() => others.pop());
    },
  };
}
