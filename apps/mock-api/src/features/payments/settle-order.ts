import { settle, type PaymentReportStatus, type KnownPayment, type Settlement } from '@shop/domain/order/order';
import type { OrderRecord, PaymentRecord } from '../../world/records.ts';
import type { Store } from '../../world/store.ts';

interface Report {
  readonly status: PaymentReportStatus;
  readonly paymentId: string;
  readonly isSigned: boolean;
  readonly at: number;
}

/**
 * Settles an order with a payment report of the window or the provider, within one change of the store, so
 * that check and update are atomic.
 */
export function settleOrder(order: OrderRecord, report: Report, { orders, payments }: Store): Settlement {
  const { status, paymentId: id, isSigned, at } = report;
  const verdict = settle(
    order.status,
    status === 'succeeded' ? { status, isSigned, payment: knownPayment(payments.withId(id), order) } : { status },
  );
  if (verdict.status !== order.status) orders.setStatus(order.id, verdict.status);
  if (verdict.record === 'payment' || verdict.record === 'refund') {
    const purpose = verdict.record === 'payment' ? 'order' : 'to-refund';
    payments.add({ id, orderId: order.id, purpose, receivedAt: at });
  }
  return verdict;
}

function knownPayment(payment: PaymentRecord | undefined, order: OrderRecord): KnownPayment {
  if (!payment) return 'new';
  if (payment.orderId !== order.id) return 'another-order';
  return payment.purpose === 'order' ? 'accepted' : 'to-refund';
}
