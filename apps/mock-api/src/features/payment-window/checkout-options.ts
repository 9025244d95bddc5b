/** What a shop gives to `new Mockpay(options)`: the options of Razorpay's checkout script that shops use. */
export interface CheckoutOptions {
  /** The shop's public key. */
  key: string;
  /** In paise; a mismatch with the order's total fails the payment. */
  amount: number | string;
  /** INR unless said otherwise. */
  currency?: string;
  /** The shop, as the payer knows it. */
  name?: string;
  description?: string;
  order_id: string;
  prefill?: { name?: string; email?: string; contact?: string };
  /** `color` as #rrggbb. `mode` is Mockpay's own addition: the system's light or dark without it. */
  theme?: { color?: string; mode?: 'light' | 'dark' };
  /** On unless switched off: a failed payment may be tried again inside the window. */
  retry?: { enabled?: boolean };
  /** Seconds from `open()` until the window gives up; never without it. */
  timeout?: number;
  modal?: {
    /** Asks before the payer leaves; off by default. */
    confirm_close?: boolean;
    /** Esc leaves; on by default. */
    escape?: boolean;
    /** A click beside the sheet leaves; off by default. */
    backdropclose?: boolean;
    /** Closed without a payment. */
    ondismiss?: (reason?: DismissReason) => void;
  };
  /** Paid. The signature is for the shop's server to check. */
  handler?: (payment: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }) => void;
}

/** What `payment.failed` carries, and `ondismiss` once more when the window closes after a failure. */
export interface PaymentError {
  code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR';
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { order_id: string; payment_id?: string };
}

/** Undefined when the payer cancelled. */
export type DismissReason = 'timeout' | { error: PaymentError } | undefined;

/** The options as they cross into the window: data only, defaults filled in. */
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
  /** Seconds until the window gives up; null when it never does. */
  timeout: number | null;
}
