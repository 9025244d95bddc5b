import { palette } from '@shop/design/theme/palette';
import { brand } from '../../../shared/brand.ts';
import { runtimeConfig } from '../../../shared/env.ts';
import type { PaymentToShow } from './payment-window.ts';

interface PaidCallback {
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Undefined when the payer closed the window; an `error` when it closed after a failure. */
export type DismissReason = 'timeout' | { error: unknown } | undefined;

/** The callbacks' side of the options. */
export interface CheckoutCallbacks {
  onPaid: (payment: PaidCallback) => void;
  onDismissed: (reason?: DismissReason) => void;
}

/** Razorpay's options, which mockpay takes as well: no retry inside, closing asks, and the time is limited. */
export function checkoutOptions(payment: PaymentToShow, { onPaid, onDismissed }: CheckoutCallbacks) {
  const { paymentKey, paymentTimeout } = runtimeConfig();
  const mode = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  return {
    key: paymentKey,
    amount: payment.amountInPaise,
    currency: 'INR',
    name: brand.displayName,
    description: payment.description,
    order_id: payment.orderId,
    prefill: { name: payment.payer.name, email: payment.payer.email, contact: payment.payer.mobile },
    theme: { color: palette.leaf[mode], mode },
    retry: { enabled: false },
    timeout: paymentTimeout,
    modal: { confirm_close: true, ondismiss: onDismissed },
    handler: onPaid,
  };
}
