import type { CreateOrderRequest } from '@shop/api-contract/model';
import type { SelectedOffice } from '@shop/domain/delivery/selected-office';
import type { Paise } from '@shop/domain/money/paise';
import type { CreatedOrder, Verdict } from './payment-calls.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import type { PaymentWindow } from './payment-window/payment-window.ts';
import type { PaymentReport, PendingPayments } from './pending-payments.ts';

export type PaymentStep = 'redirecting' | 'paying' | 'confirming';

export interface OrderToPay {
  lines: CreateOrderRequest['cart'];
  /** As the shopper saw it; the server adds up for itself. */
  total: Paise;
}

export interface PayDependencies {
  /** Tells the shopper when there is none. */
  requireOffice: () => SelectedOffice | null;
  createOrder: (order: CreateOrderRequest) => Promise<CreatedOrder>;
  openWindow: (orderId: string, total: Paise) => PaymentWindow;
  validate: (report: PaymentReport) => Promise<Verdict>;
  pending: PendingPayments;
  onStep: (step: PaymentStep) => void;
}

/**
 * Pays for the cart (specification, section 4, "Checkout"): require address, create order, open the payment window, validate
 * its report once. A payment already made but never confirmed is confirmed instead, so that nobody pays twice.
 */
export async function pay(deps: PayDependencies, order: OrderToPay): Promise<PaymentOutcome> {
  const { requireOffice, createOrder, openWindow, pending, onStep } = deps;

  const unconfirmed = pending.read();
  if (unconfirmed?.report?.status === 'succeeded') {
    onStep('confirming');
    return confirm(deps, unconfirmed.report, unconfirmed.total);
  }

  const office = requireOffice();
  if (!office) return { kind: 'address-missing' };

  onStep('redirecting');
  const address = JSON.stringify(office);
  const created = await createOrder({ cart: order.lines, address, pincode: office.Pincode });
  if (!created.ok) {
    return created.reason === 'session-expired'
      ? { kind: 'session-expired' }
      : { kind: 'order-not-created', error: created.error };
  }
  if (created.orderId === '') return { kind: 'order-id-empty' };

  pending.opened(created.orderId, order.total);
  onStep('paying');
  const window = openWindow(created.orderId, order.total);
  const report = await window.report;
  const outcome = confirm(deps, { order_id: created.orderId, ...report }, order.total);

  await window.closed;
  onStep('confirming');
  return outcome;
}

/** Reports once how the window ended, and hears what the server makes of it. The report outlives a reload until then. */
export async function confirm(
  { pending, validate }: Pick<PayDependencies, 'pending' | 'validate'>,
  report: PaymentReport,
  total: Paise | null,
): Promise<PaymentOutcome> {
  const { status } = report;
  pending.reported(report);

  const verdict = await validate(report);
  if (!verdict.ok) {
    if (verdict.reason === 'session-expired') return { kind: 'session-expired' };
    if (verdict.reason === 'refused') pending.settled();
    return { kind: 'unconfirmed', status, error: verdict.error };
  }
  pending.settled();
  return verdict.response ? { kind: 'paid', total } : { kind: 'unpaid', status, message: verdict.message };
}
