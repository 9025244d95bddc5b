import { settle, type PaymentReportStatus, type KnownPayment, type Settlement } from '@shop/domain/order/order';
import type { OrderRecord, PaymentRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

interface Report {
  readonly status: PaymentReportStatus;
  readonly paymentId: string;
  readonly isSigned: boolean;
}

/**
 * Settles an order with a payment report of the window or the provider, within one change of the store, so
 * that check and update are atomic.
 */
export function settleOrder(order: OrderRecord, report: Report, { store, clock }: World): Settlement {
  const { status, paymentId: id, isSigned } = report;
  const { orders, payments } = store;
  const verdict = settle(
    order.status,
    status === 'succeeded' ? { status, isSigned, payment: knownPayment(payments.withId(id), order) } : { status },
  );
  if (verdict.status !== order.status) orders.setStatus(order.id, verdict.status);
  if (verdict.record === 'payment' || verdict.record === 'refund') {
    const purpose = verdict.record === 'payment' ? 'order' : 'to-refund';
    payments.add({ id, orderId: order.id, purpose, receivedAt: clock.now() });
  }
  return verdict;
}

function knownPayment(payment: PaymentRecord | undefined, order: OrderRecord): KnownPayment {
  if (!payment) return 'new';
  if (payment.orderId !== order.id) return 'another-order';
  return payment.purpose === 'order' ? 'accepted' : 'to-refund';
}

type LatePayment = Readonly<{ id: string; orderId: string }>;

const tableOf = ({ rows }: World) => rows.table<LatePayment>('late-payment');

/** Keeps a payment that is captured after the shop has closed its order, the latest of each order. */
export function keepForLater(payment: LatePayment, world: World): void {
  tableOf(world).put(payment.orderId, payment);
}

/**
 * Captures the abandoned payment of a closed order, by the same rule as the window's report: it is recorded for
 * refund. A real provider reports it later, from server to server; this one does at once, so that tests need not wait.
 */
export function captureLate(orderId: string, world: World): void {
  const order = world.store.orders.withId(orderId);
  const late = tableOf(world).get(orderId);
  if (!order || !late) return;
  settleOrder(order, { status: 'succeeded', paymentId: late.id, isSigned: true }, world);
  tableOf(world).delete(orderId);
}
