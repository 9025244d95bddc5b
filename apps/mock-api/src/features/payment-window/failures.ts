import type { PaymentError } from './checkout-options.ts';

export type Method = 'upi' | 'card';
export type Failure = Omit<PaymentError, 'metadata'>;

const refused = { code: 'BAD_REQUEST_ERROR', step: 'payment_authorization' } as const;
const unproven = { code: 'BAD_REQUEST_ERROR', source: 'customer', step: 'payment_authentication' } as const;

const either = (failure: Failure): Record<Method, Failure> => ({ upi: failure, card: failure });

/** Failures by payment method, in the vocabulary of Razorpay's error object. */
export const failures = {
  failed: either({
    ...refused,
    description: 'The payment could not be completed at the bank.',
    source: 'bank',
    reason: 'payment_failed',
  }),
  declined: {
    upi: {
      ...refused,
      description: 'The payment request was declined in the UPI app.',
      source: 'customer',
      reason: 'payment_declined',
    },
    card: {
      ...refused,
      description: 'The bank that issued the card declined the payment.',
      source: 'issuer_bank',
      reason: 'card_declined',
    },
  },
  'insufficient-funds': either({
    ...refused,
    description: 'There is not enough money in the account for this payment.',
    source: 'customer',
    reason: 'insufficient_funds',
  }),
  'authentication-failed': {
    upi: { ...unproven, description: 'The UPI PIN was wrong.', reason: 'incorrect_pin' },
    card: {
      ...unproven,
      description: 'The bank could not verify that the card is yours.',
      reason: 'authentication_failed',
    },
  },
  'gateway-error': either({
    code: 'GATEWAY_ERROR',
    description: 'The payment gateway could not reach the bank.',
    source: 'gateway',
    step: 'payment_initiation',
    reason: 'gateway_technical_error',
  }),
} as const satisfies Record<string, Record<Method, Failure>>;

/** Failures on the bank's page, for any card. */
export const otpFailures = {
  tooManyWrong: { ...unproven, description: 'The OTP was wrong too often.', reason: 'authentication_failed' },
  cancelled: {
    ...unproven,
    description: 'The payment was cancelled on the bank’s page.',
    reason: 'payment_cancelled',
  },
} as const satisfies Record<string, Failure>;
