import { createHmac } from 'node:crypto';

/** What the payment window reports for an order that was paid. */
export function paidReport(order_id: string, signingSecret: string) {
  const payment_id = `pay_${order_id.slice('order_'.length)}`;
  const payment_signature = createHmac('sha256', signingSecret).update(`${order_id}|${payment_id}`).digest('hex');
  return { status: 'succeeded' as const, order_id, payment_id, payment_signature };
}
