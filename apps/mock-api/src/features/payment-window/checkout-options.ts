/** Options of `new Mockpay(options)`: the subset of Razorpay's options that shops use. */
export interface CheckoutOptions {
  /** The shop's public key. */
  key: string;
  /** In paise; a mismatch with the order's total fails the payment. */
  amount: number | string;
  /** INR by default. */
  currency?: string;
  /** The shop's name for the payer. */
  name?: string;
  description?: string;
  order_id: string;
  prefill?: { name?: string; email?: string; contact?: string };
  /** `color` as #rrggbb. `mode` is Mockpay's addition; the default is the system's. */
  theme?: { color?: string; mode?: 'light' | 'dark' };
  /** Allows another attempt after a failed payment; on by default. */
  retry?: { enabled?: boolean };
  /** Seconds from `open()` until the window times out; without it, never. */
  timeout?: number;
  modal?: {
    /** Asks for confirmation before closing; off by default. */
    confirm_close?: boolean;
    /** Esc closes the window; on by default. */
    escape?: boolean;
    /** A click on the backdrop closes the window; off by default. */
    backdropclose?: boolean;
    /** Called when the window closes without a payment. */
    ondismiss?: (reason?: DismissReason) => void;
  };
  /** Called after a payment. The shop's server must verify the signature. */
  handler?: (payment: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }) => void;
}

/** The error of `payment.failed`, and of `ondismiss` when the window closes after a failure. */
export interface PaymentError {
  code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR';
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { order_id: string; payment_id?: string };
}

/** Undefined when the payer cancels. */
export type DismissReason = 'timeout' | { error: PaymentError } | undefined;

/** The options as sent to the window: data only, with defaults. */
export interface PaymentDescription {
  key: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name: string };
  color: string;
  mode: 'light' | 'dark';
  canRetry: boolean;
  confirmClose: boolean;
  canEscape: boolean;
  backdropCloses: boolean;
  /** Seconds until the window times out; null for never. */
  timeout: number | null;
}
