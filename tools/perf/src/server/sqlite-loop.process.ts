/**
 * Commits copies of a recorded order without HTTP: the order in one transaction, its payment in the next, both synced like
 * the mock API's. Its argument is the job as JSON.
 */
import { randomUUID } from 'node:crypto';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

type Row = Record<string, SQLInputValue>;

const { dataFile, seconds } = JSON.parse(process.argv[2] ?? '') as { dataFile: string; seconds: number };
const database = new DatabaseSync(dataFile);
database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
// The generated column `seal` needs the mock API's checksum function.
database.function('seal_of', { varargs: true, deterministic: true }, () => 0);
const recordedPayment = database.prepare("SELECT * FROM payments WHERE purpose = 'order' LIMIT 1").get() as
  Row | undefined;
if (recordedPayment === undefined) throw new Error(`${dataFile} has no paid order.`);
const { seal: _seal, ...payment } = recordedPayment;
const recorded = database.prepare('SELECT * FROM orders WHERE id = ?').get(payment.order_id ?? '') as Row;
const { sequence: _sequence, seal: _orderSeal, ...order } = recorded;

const insertOrder = insertInto('orders', order);
const insertPayment = insertInto('payments', payment);
const pay = database.prepare('UPDATE orders SET status = ? WHERE id = ?');

let orders = 0;
const startedAt = performance.now();
const run = randomUUID();
while (performance.now() - startedAt < seconds * 1_000) {
  const id = `${run}_${orders++}`;
  insertOrder({ ...order, id, receipt_token: id, status: 'created' });
  database.exec('BEGIN IMMEDIATE');
  pay.run(order.status ?? '', id);
  insertPayment({ ...payment, id, order_id: id });
  database.exec('COMMIT');
}
process.stdout.write(JSON.stringify({ orders, perSecond: (orders * 1_000) / (performance.now() - startedAt) }));
database.close();

function insertInto(table: string, row: Row): (row: Row) => void {
  const names = Object.keys(row);
  const statement = database.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => '?').join()})`);
  return (values) => void statement.run(...names.map((name) => values[name] ?? null));
}
