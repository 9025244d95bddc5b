import type { ValidatePaymentRequest } from '@shop/api-contract/model';
import { reportError } from '../../shared/report-error.ts';
import {
  checkoutOptions,
  loadCheckoutScript,
  type DismissReason,
  type PaymentProviderScript,
  type PaymentToShow,
} from './payment-provider.ts';

/** The payment window's outcome; payment id and signature are empty except on success. */
type WindowReport = Omit<ValidatePaymentRequest, 'order_id'>;

/** A payment window that was opened. */
export interface PaymentWindow {
  /** Resolves when it is visible or has failed to open. Never rejects. */
  opened: Promise<void>;
  /** Its first report; later ones (a dismissal after a failure) are ignored. Never rejects. */
  report: Promise<WindowReport>;
  /** Resolves when it has closed. Never rejects. */
  closed: Promise<void>;
}

/** After a failure the window explains it and closes; limit of the wait, in ms. */
const FAILURE_SHOWN_LIMIT = 10_000;

const unpaid = (status: WindowReport['status']): WindowReport => ({ status, payment_id: '', payment_signature: '' });

function readDismissal(reason: DismissReason): WindowReport {
  if (reason === 'timeout') return unpaid('timedout');
  return unpaid(reason === undefined || reason === null || typeof reason !== 'object' ? 'Cancelled' : 'failed');
}

/**
 * Opens the provider's checkout over the page and turns its callbacks into one report (specification, section 4): paid
 * `succeeded`, closed `Cancelled`, out of time `timedout`, anything else `failed`, a window that cannot open included.
 */
export function openPaymentWindow(provider: PaymentProviderScript, payment: PaymentToShow): PaymentWindow {
  let close = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  let opening = () => {};
  const opened = new Promise<void>((resolve) => (opening = resolve));

  const report = new Promise<WindowReport>((tell) => {
    const end = (ending: WindowReport) => {
      tell(ending); // The first one counts.
      opening();
      close();
    };
    const open = async () => {
      const Checkout = await loadCheckoutScript(provider);
      const options = checkoutOptions(payment, {
        onPaid: ({ razorpay_payment_id, razorpay_signature }) =>
          end({ status: 'succeeded', payment_id: razorpay_payment_id, payment_signature: razorpay_signature }),
        onDismissed: (reason) => end(readDismissal(reason)),
      });
      const checkout = new Checkout(options);
      checkout.on('payment.failed', () => {
        tell(unpaid('failed'));
        setTimeout(close, FAILURE_SHOWN_LIMIT);
      });
      opening();
      checkout.open();
    };
    open().catch((error: unknown) => {
      reportError('payment window', error);
      end(unpaid('failed'));
    });
  });

  return { opened, report, closed };
}
