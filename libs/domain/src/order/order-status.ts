/** `payment_status` of an order, spelt as on the wire. All but `created` are final. */
export type OrderStatus = 'created' | 'paid' | 'Cancelled' | 'timedout' | 'failed';

/** `status` of a payment validation, spelt as on the wire. */
export type PaymentReportStatus = 'succeeded' | 'Cancelled' | 'timedout' | 'failed';

/** What the shop already knows of a reported payment; a payment counts once, for one order. */
export type KnownPayment =
  /** never seen */
  | 'new'
  /** this very order was paid with it */
  | 'accepted'
  /** it came for this very order when that was closed, and is recorded for refund */
  | 'to-refund'
  /** it belongs to another order */
  | 'another-order';

/** The payment window's report, once the server has checked its signature and looked its payment up. */
export type PaymentReport =
  | { status: 'succeeded'; isSigned: boolean; payment: KnownPayment }
  | { status: Exclude<PaymentReportStatus, 'succeeded'> };

export type SettlementRefusal =
  /** the window reported this, and the order is closed with it */
  | 'cancelled'
  | 'timed-out'
  | 'failed'
  /** the success is not the payment provider's: the order waits for a true one */
  | 'signature-invalid'
  | 'payment-used'
  /** money came for an order that was closed already */
  | 'refund-due'
  | 'already-paid'
  | 'already-closed';

export type Settlement =
  | { ok: true; status: 'paid'; record: 'payment' | 'nothing' }
  | { ok: false; status: OrderStatus; record: 'closing' | 'refund' | 'nothing'; reason: SettlementRefusal };

const CLOSING_REASONS = { Cancelled: 'cancelled', timedout: 'timed-out', failed: 'failed' } as const;

/** Whether an order stays as it is, whatever is reported of it: all but `created`. */
export function isFinal(status: OrderStatus): boolean {
  return status !== 'created';
}

/**
 * Settles an order with a payment report (design: created -> paid | Cancelled | timedout | failed, all four final).
 *
 * The verdict says what the shopper is answered (`ok`), the order's status from now on, and what is to be recorded. A
 * repeated report gets the same answer again and records nothing. A signed success for a closed order is recorded for
 * refund: not paid again, and not lost.
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
