import type { World } from '../../world/world.ts';
import { settleOrder } from './settle-order.ts';

type LatePayment = Readonly<{ id: string; orderId: string }>;

const tableOf = ({ rows }: Pick<World, 'rows'>) => rows.table<LatePayment>('late-payment');

/** Keeps a payment that is captured after the shop has closed its order. */
export function keepForLater(payment: LatePayment, world: Pick<World, 'rows'>): void {
  tableOf(world).put(payment.id, payment);
}

/**
 * Captures the abandoned payments of a closed order, by the same rule as the window's report: they are recorded for
 * refund. A real provider reports them later, from server to server; this one does at once, so that tests need not wait.
 */
export function captureLate(orderId: string, { rows, store, clock }: Pick<World, 'rows' | 'store' | 'clock'>): void {
  const order = store.orders.withId(orderId);
  for (const late of tableOf({ rows }).all()) {
    const report = { status: 'succeeded', paymentId: late.id, isSigned: true, at: clock.now() } as const;
    if (late.orderId === order?.id) settleOrder(order, report, store);
  }
}
