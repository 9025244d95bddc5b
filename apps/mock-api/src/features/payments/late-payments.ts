import type { World } from '../../world/world.ts';
import { settleOrder } from './settle-order.ts';

type LatePayment = Readonly<{ id: string; orderId: string }>;

const tableOf = ({ rows }: Pick<World, 'rows'>) => rows.table<LatePayment>('late-payment');

/** Keeps a payment that is captured after the shop has closed its order, the latest of each order. */
export function keepForLater(payment: LatePayment, world: Pick<World, 'rows'>): void {
  tableOf(world).put(payment.orderId, payment);
}

/**
 * Captures the abandoned payment of a closed order, by the same rule as the window's report: it is recorded for
 * refund. A real provider reports it later, from server to server; this one does at once, so that tests need not wait.
 */
export function captureLate(orderId: string, { rows, store, clock }: Pick<World, 'rows' | 'store' | 'clock'>): void {
  const order = store.orders.withId(orderId);
  const late = tableOf({ rows }).get(orderId);
  if (!order || !late) return;
  settleOrder(order, { status: 'succeeded', paymentId: late.id, isSigned: true, at: clock.now() }, store);
  tableOf({ rows }).delete(orderId);
}
