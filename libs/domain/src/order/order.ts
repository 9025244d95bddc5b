/** `payment_status` of an order, spelt as on the wire. All but `created` are final. */
export const orderStatuses = ['created', 'paid', 'Cancelled', 'timedout', 'failed'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** `status` of a payment validation, spelt as on the wire. */
export type PaymentReportStatus = 'succeeded' | 'Cancelled' | 'timedout' | 'failed';

/** What is already recorded of a reported payment. A payment counts once, for one order. */
export type KnownPayment =
  /** never seen */
  | 'new'
  /** it paid this order */
  | 'accepted'
  /** it came after this order was closed, and is recorded for refund */
  | 'to-refund'
  /** it belongs to another order */
  | 'another-order';

/** The payment window's report, after the server has checked its signature and looked up the payment. */
export type PaymentReport =
  | { status: 'succeeded'; isSigned: boolean; payment: KnownPayment }
  | { status: Exclude<PaymentReportStatus, 'succeeded'> };

export type SettlementRefusal =
  /** reported by the window, which closes the order */
  | 'cancelled'
  | 'timed-out'
  | 'failed'
  /** the signature is not the provider's: the order stays open */
  | 'signature-invalid'
  | 'payment-used'
  /** a payment for an order that is closed */
  | 'refund-due'
  | 'already-paid'
  | 'already-closed';

export type Settlement =
  | { ok: true; status: 'paid'; record: 'payment' | 'nothing' }
  | { ok: false; status: OrderStatus; record: 'closing' | 'refund' | 'nothing'; reason: SettlementRefusal };

const CLOSING_REASONS = { Cancelled: 'cancelled', timedout: 'timed-out', failed: 'failed' } as const;

/** Whether an order can no longer change: all statuses but `created`. */
export function isFinal(status: OrderStatus): boolean {
  return status !== 'created';
}

/**
 * Settles an order with a payment report (design: created -> paid | Cancelled | timedout | failed, all four final).
 *
 * Returns the shopper's result (`ok`), the order's new status, and what to record. A repeated report gets the same result
 * and records nothing. A signed success for a closed order is recorded for refund.
 */
export function settle(status: OrderStatus, report: PaymentReport): Settlement {
  return report.status === 'succeeded' ? settleSuccess(status, report) : close(status, report.status);
}

function settleSuccess(
  status: OrderStatus,
  { isSigned, payment }: Extract<PaymentReport, { status: 'succeeded' }>,
): Settlement {
  if (!isSigned) {
    return { ok: false, status, record: 'nothing', reason: 'signature-invalid' };
  }
  switch (payment) {
    case 'accepted':
      return { ok: true, status: 'paid', record: 'nothing' };
    case 'to-refund':
      return { ok: false, status, record: 'nothing', reason: 'refund-due' };
    case 'another-order':
      return { ok: false, status, record: 'nothing', reason: 'payment-used' };
    case 'new':
      return isFinal(status)
        ? { ok: false, status, record: 'refund', reason: 'refund-due' }
        : { ok: true, status: 'paid', record: 'payment' };
  }
}

function close(status: OrderStatus, reported: Exclude<PaymentReportStatus, 'succeeded'>): Settlement {
  const reason = CLOSING_REASONS[reported];
  switch (status) {
    case 'created':
      return { ok: false, status: reported, record: 'closing', reason };
    case 'paid':
      return { ok: false, status, record: 'nothing', reason: 'already-paid' };
    default:
      return { ok: false, status, record: 'nothing', reason: status === reported ? reason : 'already-closed' };
  }
}

/** How long after its creation an order whose payment was interrupted can be paid, in ms. */
export const PAY_AGAIN_MS = 15 * 60_000;

/**
 * Whether an interrupted payment can be taken up: with the same order, so that there is no second one
 * (docs/decisions/0018). Any older order is placed again.
 *
 * @param now ms since 1970
 */
export function canPayAgain(
  { payment_status, created_at }: { payment_status: OrderStatus; created_at: string },
  now: number,
): boolean {
  return !isFinal(payment_status) && now - Date.parse(created_at) < PAY_AGAIN_MS;
}
