import { failures } from './failures.ts';
import type { Failure, Method } from './failures.ts';

/** The outcome of a test instrument. */
export type Outcome = {
  /** Name in the lists of instruments. */
  readonly title: string;
  /** One sentence for the lists. */
  readonly effect: string;
  /** Whether a card needs an OTP. */
  readonly asksOtp: boolean;
} & (
  | { readonly kind: 'paid' }
  /** Reported as paid, with invalid proof. */
  | { readonly kind: 'forged'; readonly forgery: 'tampered' | 'replayed' | 'reused' }
  /** The provider does not respond; a late payment is captured after the shop has closed the order. */
  | { readonly kind: 'pending'; readonly isLate: boolean }
  | { readonly kind: 'failed'; readonly error: Readonly<Record<Method, Failure>> }
);

const failing = (error: Record<Method, Failure>) => ({ kind: 'failed', error, asksOtp: true }) as const;
const forged = (forgery: 'tampered' | 'replayed' | 'reused') => ({ kind: 'forged', forgery, asksOtp: false }) as const;

/** In display order. */
export const outcomes = {
  paid: { kind: 'paid', title: 'Paid', effect: 'The order is paid.', asksOtp: true },
  'paid-without-otp': {
    kind: 'paid',
    title: 'Paid, no OTP',
    effect: 'The order is paid; the bank trusts the card without asking.',
    asksOtp: false,
  },
  failed: { ...failing(failures.failed), title: 'Fails', effect: 'The bank cannot complete it.' },
  declined: { ...failing(failures.declined), title: 'Declined', effect: 'UPI app or issuing bank says no.' },
  'insufficient-funds': {
    ...failing(failures['insufficient-funds']),
    title: 'Insufficient funds',
    effect: 'The account does not hold enough.',
  },
  'authentication-failed': {
    ...failing(failures['authentication-failed']),
    title: 'Authentication fails',
    effect: 'A wrong UPI PIN, or a bank that trusts no OTP.',
  },
  'gateway-error': {
    ...failing(failures['gateway-error']),
    asksOtp: false,
    title: 'Gateway error',
    effect: 'The provider itself is in trouble; the code is GATEWAY_ERROR.',
  },
  'never-answers': {
    kind: 'pending',
    isLate: false,
    title: 'Never answers',
    effect: 'Waits until the time runs out or you leave.',
    asksOtp: true,
  },
  late: {
    kind: 'pending',
    isLate: true,
    title: 'Arrives late',
    effect: 'Waits. Leave, and the money still arrives: the shop keeps it for refund.',
    asksOtp: true,
  },
  tampered: {
    ...forged('tampered'),
    title: 'Tampered',
    effect: 'Says paid, with a signature that does not verify: the shop refuses it.',
  },
  replayed: {
    ...forged('replayed'),
    title: 'Replayed',
    effect: 'Repeats id and signature of your earlier payment: the shop refuses it.',
  },
  reused: {
    ...forged('reused'),
    title: 'Reused id',
    effect: 'Signs the id of your earlier payment again, for this order: the shop refuses it.',
  },
} as const satisfies Record<string, Outcome>;

export type OutcomeName = keyof typeof outcomes;

export function isOutcomeName(text: string): text is OutcomeName {
  return Object.hasOwn(outcomes, text);
}
