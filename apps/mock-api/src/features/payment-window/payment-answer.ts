import type { PaymentError } from './checkout-options.ts';

/** What the provider answers the window; only `paid` carries a signature. What was refused may be corrected. */
export type PaymentAnswer =
  | { status: 'paid'; payment_id: string; order_id: string; signature: string }
  | OtpQuestion
  /** `detail` says what this instrument waits for. */
  | { status: 'pending'; payment_id: string; method: 'upi' | 'card'; detail: string }
  | { status: 'failed'; error: PaymentError }
  | { status: 'refused'; problems: FieldProblem[] };

/** The bank's page: it asks for the OTP it has sent. */
export interface OtpQuestion {
  status: 'otp';
  payment_id: string;
  /** The payer's phone, all but its end hidden. */
  sent_to: string;
  attempts_left: number;
  resends_left: number;
  /** The one that is right, since no message is ever sent. */
  test_otp: string;
  /** What was wrong with the last one. */
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

/** The request could be read, and what it is about was found; a payment that failed is an answer too. */
export const answered = (answer: PaymentAnswer): PaymentResult => ({ ok: true, answer });
