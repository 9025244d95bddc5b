import type { PaymentError } from './checkout-options.ts';

/** The provider's response to the window; only `paid` has a signature. `refused` can be corrected. */
export type PaymentAnswer =
  | { status: 'paid'; payment_id: string; order_id: string; signature: string }
  | OtpQuestion
  /** `detail` explains what the payment waits for. */
  | { status: 'pending'; payment_id: string; method: 'upi' | 'card'; detail: string }
  | { status: 'failed'; error: PaymentError }
  | { status: 'refused'; problems: FieldProblem[] };

/** The bank's page, which asks for the OTP. */
export interface OtpQuestion {
  status: 'otp';
  payment_id: string;
  /** The payer's phone number, masked except for its end. */
  sent_to: string;
  attempts_left: number;
  resends_left: number;
  /** The valid OTP, because no message is sent. */
  test_otp: string;
  /** Why the last attempt failed. */
  problem?: string;
}

export interface FieldProblem {
  field: string;
  detail: string;
}

export type PaymentResult =
  | { ok: true; answer: PaymentAnswer }
  | { ok: false; reason: 'malformed'; errors: FieldProblem[] }
  | { ok: false; reason: 'order-unknown' | 'payment-unknown' };

/** A valid request for a known order; a failed payment is also a response. */
export const answered = (answer: PaymentAnswer): PaymentResult => ({ ok: true, answer });
