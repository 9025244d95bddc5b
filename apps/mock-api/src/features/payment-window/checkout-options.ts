/** Options of `new Mockpay(options)`: those of Razorpay's that the shop uses; others are ignored. */
export interface CheckoutOptions {
  /** In paise; a mismatch with the order's total fails the payment. */
  amount: number | string;
  /** INR by default. */
  currency?: string;
  /** The shop's name for the payer. */
  name?: string;
  description?: string;
  order_id: string;
  prefill?: { name?: string };
  /** `mode` is Mockpay's addition; light by default. */
  theme?: { mode?: 'light' | 'dark' };
  /** Seconds from `open()` until the window times out; without it, never. */
  timeout?: number;
  /** Called when the window closes without a payment. */
  modal?: { ondismiss?: (reason?: DismissReason) => void };
  /** Called after a payment. The shop's server must verify the signature. */
  handler?: (payment: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }) => void;
}

/** The error of `payment.failed`, and of `ondismiss` when the window closes after a failure. */
export interface PaymentError {
  code: 'BAD_REQUEST_ERROR';
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { order_id: string; payment_id?: string };
}

/** Undefined when the payer cancels. */
export type DismissReason = 'timeout' | { error: PaymentError } | undefined;
