import type { PaymentError } from './checkout-options.ts';

/** What a test instrument makes of a payment. `title` is what the window's list says about it. */
export type Outcome = { readonly title: string } & (
  | { readonly kind: 'paid' }
  /** The provider accepts and then never answers: the window's time runs out. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly error: Omit<PaymentError, 'metadata'> }
);

/** The vocabulary of codes, sources, steps and reasons is that of Razorpay's error object. */
export const outcomes = {
  paid: { kind: 'paid', title: 'Paid' },
  'never-answers': { kind: 'pending', title: 'Never answers' },
  failed: {
    kind: 'failed',
    title: 'Fails',
    error: {
      code: 'BAD_REQUEST_ERROR',
      description: 'The payment was refused in the UPI app.',
      source: 'customer',
      step: 'payment_authorization',
      reason: 'payment_failed',
    },
  },
  declined: {
    kind: 'failed',
    title: 'Declined',
    error: {
      code: 'BAD_REQUEST_ERROR',
      description: 'The bank that issued the card declined the payment.',
      source: 'issuer_bank',
      step: 'payment_authorization',
      reason: 'card_declined',
    },
  },
  'insufficient-funds': {
    kind: 'failed',
    title: 'Insufficient funds',
    error: {
      code: 'BAD_REQUEST_ERROR',
      description: 'There is not enough money in the account for this payment.',
      source: 'customer',
      step: 'payment_authorization',
      reason: 'insufficient_funds',
    },
  },
} as const satisfies Record<string, Outcome>;

export type OutcomeName = keyof typeof outcomes;
