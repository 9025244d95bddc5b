import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

import {
  emailKey,
  type CustomerRecord,
  type OrderRecord,
  type PaymentRecord,
  type SessionRecord,
} from '../world/records.ts';
import type { Records } from '../world/store.ts';

type Row = Record<string, unknown>;

/** The records in an open data file. Every statement is prepared once. */
export function createSqliteRecords(database: DatabaseSync): Records {
  const one = <T>(sql: string, read: (row: Row) => T) => {
    const statement = database.prepare(sql);
    return (...values: SQLInputValue[]): T | undefined => {
      const row = statement.get(...values);
      return row && read(row);
    };
  };
  const run = (sql: string) => {
    const statement = database.prepare(sql);
    return (...values: SQLInputValue[]): void => void statement.run(...values);
  };
  return {
    customers: customers(one, run, database),
    sessions: sessions(one, run, database),
    orders: orders(one, run, database),
    payments: payments(one, run, database),
  };
}

type One = <T>(sql: string, read: (row: Row) => T) => (...values: SQLInputValue[]) => T | undefined;
type Run = (sql: string) => (...values: SQLInputValue[]) => void;

function customers(one: One, run: Run, database: DatabaseSync): Records['customers'] {
  const withNumber = one('SELECT * FROM customers WHERE number = ?', toCustomer);
  const withEmail = one('SELECT * FROM customers WHERE email_key = ?', toCustomer);
  const last = one('SELECT coalesce(max(number), 0) AS number FROM customers', (row) => Number(row['number']));
  const insert = run('INSERT INTO customers VALUES (?, ?, ?, ?, ?, ?, ?)');
  const update = run(
    'UPDATE customers SET email_key = ?, email = ?, name = ?, mobile = ?, password_hash = ? WHERE number = ?',
  );
  return {
    withNumber: (number) => withNumber(number),
    withEmail: (email) => withEmail(emailKey(email)),
    lastNumber: () => last() ?? 0,
    all: () => database.prepare('SELECT * FROM customers ORDER BY number').all().map(toCustomer),
    count: () => count(database, 'customers'),
    replace: ({ number, email, name, mobile, passwordHash }) =>
      update(emailKey(email), email, name, mobile, passwordHash, number),
    add: ({ number, email, name, mobile, passwordHash, createdAt }) =>
      insert(number, emailKey(email), email, name, mobile, passwordHash, createdAt),
  };
}

function sessions(one: One, run: Run, database: DatabaseSync): Records['sessions'] {
  const withFingerprint = one('SELECT * FROM sessions WHERE fingerprint = ?', toSession);
  const insert = run('INSERT INTO sessions VALUES (?, ?, ?)');
  const removeExpired = run('DELETE FROM sessions WHERE expires_at <= ?');
  return {
    withFingerprint: (fingerprint) => withFingerprint(fingerprint),
    all: () => database.prepare('SELECT * FROM sessions ORDER BY expires_at').all().map(toSession),
    add: ({ fingerprint, customer, expiresAt }) => insert(fingerprint, customer, expiresAt),
    removeExpired: (now) => removeExpired(now),
  };
}

function orders(one: One, run: Run, database: DatabaseSync): Records['orders'] {
  const withId = one('SELECT * FROM orders WHERE id = ?', toOrder);
  const withReceiptToken = one('SELECT * FROM orders WHERE receipt_token = ?', toOrder);
  const ofCustomer = database.prepare(
    'SELECT * FROM orders WHERE customer = ? ORDER BY created_at DESC, sequence DESC',
  );
  const insert = run(
    'INSERT INTO orders (id, customer, receipt_token, provider, created_at, status, sold) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const setStatus = run('UPDATE orders SET status = ? WHERE id = ?');
  return {
    withId: (id) => withId(id),
    withReceiptToken: (token) => withReceiptToken(token),
    all: () => database.prepare('SELECT * FROM orders ORDER BY sequence').all().map(toOrder),
    count: () => count(database, 'orders'),
    ofCustomer: (customer) => ofCustomer.all(customer).map(toOrder),
    add: ({ id, customer, receiptToken, provider, createdAt, status, ...sold }) =>
      insert(id, customer, receiptToken, provider, createdAt, status, JSON.stringify(sold)),
    setStatus: (id, status) => setStatus(status, id),
  };
}

function payments(one: One, run: Run, database: DatabaseSync): Records['payments'] {
  const withId = one('SELECT * FROM payments WHERE id = ?', toPayment);
  const ofOrder = database.prepare('SELECT * FROM payments WHERE order_id = ? ORDER BY received_at, id');
  const insert = run('INSERT INTO payments VALUES (?, ?, ?, ?)');
  return {
    withId: (id) => withId(id),
    all: () => database.prepare('SELECT * FROM payments ORDER BY received_at, id').all().map(toPayment),
    ofOrder: (orderId) => ofOrder.all(orderId).map(toPayment),
    add: ({ id, orderId, purpose, receivedAt }) => insert(id, orderId, purpose, receivedAt),
  };
}

function count(database: DatabaseSync, table: 'customers' | 'orders'): number {
  return Number(database.prepare(`SELECT count(*) AS number FROM ${table}`).get()?.['number']);
}

const toCustomer = (row: Row) =>
  ({
    number: row['number'],
    name: row['name'],
    email: row['email'],
    mobile: row['mobile'],
    passwordHash: row['password_hash'],
    createdAt: row['created_at'],
  }) as CustomerRecord;

const toSession = (row: Row) =>
  ({ fingerprint: row['fingerprint'], customer: row['customer'], expiresAt: row['expires_at'] }) as SessionRecord;

const toOrder = (row: Row) =>
  ({
    id: row['id'],
    customer: row['customer'],
    provider: row['provider'],
    receiptToken: row['receipt_token'],
    createdAt: row['created_at'],
    status: row['status'],
    ...(JSON.parse(String(row['sold'])) as Pick<OrderRecord, 'lines' | 'summary' | 'deliverTo'>),
  }) as OrderRecord;

const toPayment = (row: Row) =>
  ({
    id: row['id'],
    orderId: row['order_id'],
    purpose: row['purpose'],
    receivedAt: row['received_at'],
  }) as PaymentRecord;
