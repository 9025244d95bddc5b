import { DatabaseSync } from 'node:sqlite';

interface OrderRow {
  readonly id: string;
  readonly status: string;
  readonly sold: string;
  readonly payments: number;
}

interface Sold {
  readonly lines: readonly { quantity: number; unitPrice: number; tax: number; lineTotal: number }[];
  readonly summary: { subtotal: number; tax: number; shipping: number; total: number };
}

/**
 * Looks into the data file of a server that is gone: SQLite's own checks, sums that add up, and exactly one payment for
 * each paid order.
 *
 * @returns what is wrong, in words
 */
export function verifyDataFile(file: string): string[] {
  const database = new DatabaseSync(file);
  try {
    const integrity = database
      .prepare('PRAGMA integrity_check')
      .all()
      .map((row) => Object.values(row).join());
    const orphans = database.prepare('PRAGMA foreign_key_check').all();
    const orders = database
      .prepare(
        `SELECT id, status, sold,
           (SELECT count(*) FROM payments WHERE order_id = orders.id AND purpose = 'order') AS payments
         FROM orders`,
      )
      .all() as unknown as OrderRow[];
    return [
      ...(integrity.join() === 'ok' ? [] : integrity),
      ...orphans.map((row) => `A row belongs to nothing: ${JSON.stringify(row)}`),
      // The demo customer's past orders came without payments.
      ...orders.filter(({ id }) => !id.startsWith('order_Demo')).flatMap(orderFaults),
    ];
  } finally {
    database.close();
  }
}

function orderFaults({ id, status, sold, payments }: OrderRow): string[] {
  const { lines, summary } = JSON.parse(sold) as Sold;
  const sum = (figure: (line: Sold['lines'][number]) => number) =>
    lines.reduce((total, line) => total + figure(line), 0);
  const addsUp =
    lines.length > 0 &&
    lines.every(({ quantity, unitPrice, lineTotal }) => quantity * unitPrice === lineTotal) &&
    sum(({ lineTotal }) => lineTotal) === summary.subtotal &&
    sum(({ tax }) => tax) === summary.tax &&
    summary.subtotal + summary.shipping === summary.total;
  return [
    ...(addsUp ? [] : [`Order ${id} does not add up: ${sold}`]),
    ...(payments === (status === 'paid' ? 1 : 0) ? [] : [`Order ${id} is ${status} and has ${payments} payments.`]),
  ];
}
