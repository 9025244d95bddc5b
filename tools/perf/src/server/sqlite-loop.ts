import { randomUUID } from 'node:crypto';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

export interface LoopJob {
  /** A copy of a data file in which at least one order is paid. */
  readonly dataFile: string;
  readonly seconds: number;
}

export interface LoopResult {
  readonly orders: number;
  readonly seconds: number;
}

type Row = Record<string, SQLInputValue>;

/**
 * Commits the rows of a recorded order over and over under new ids, with nothing around it: the order in one transaction,
 * its payment in the next. Each commit is synced, as the mock API's are.
 *
 * @throws Error when no order in the data file is paid
 */
export function commitOrders({ dataFile, seconds }: LoopJob): LoopResult {
  const database = new DatabaseSync(dataFile);
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  const payment = database.prepare("SELECT * FROM payments WHERE purpose = 'order' LIMIT 1").get() as Row | undefined;
  if (payment === undefined) throw new Error(`No order in ${dataFile} is paid.`);
  const recorded = database.prepare('SELECT * FROM orders WHERE id = ?').get(payment.order_id ?? '') as Row;
  const { sequence: _, ...order } = recorded;

  const insertOrder = insertion(database, 'orders', order);
  const insertPayment = insertion(database, 'payments', payment);
  const pay = database.prepare('UPDATE orders SET status = ? WHERE id = ?');

  let orders = 0;
  const begunAt = performance.now();
  // Another run on the same file has ids of its own.
  const run = randomUUID();
  while (performance.now() - begunAt < seconds * 1_000) {
    const id = `${run}_${orders++}`;
    insertOrder({ ...order, id, receipt_token: id, status: 'created' });
    database.exec('BEGIN IMMEDIATE');
    pay.run(order.status ?? '', id);
    insertPayment({ ...payment, id, order_id: id });
    database.exec('COMMIT');
  }
  const took = (performance.now() - begunAt) / 1_000;
  database.close();
  return { orders, seconds: took };
}

function insertion(database: DatabaseSync, table: string, row: Row): (row: Row) => void {
  const names = Object.keys(row);
  const statement = database.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => '?').join()})`);
  return (values) => void statement.run(...names.map((name) => values[name] ?? null));
}
