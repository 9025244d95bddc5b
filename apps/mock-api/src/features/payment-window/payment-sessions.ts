import type { Store } from '../../world/store.ts';
import type { Method } from './failures.ts';
import type { Outcome } from './outcomes.ts';

/** A payment that the provider has begun and not ended. */
export interface OpenPayment {
  readonly id: string;
  readonly orderId: string;
  /** What the payer was shown, in paise. */
  readonly amount: number;
  readonly method: Method;
  readonly outcome: Outcome;
  /** `waiting`: the payer has done their part, and the money will come when the shop has closed the order. */
  stage: 'otp' | 'waiting';
  otpAttemptsLeft: number;
  otpResendsLeft: number;
}

/**
 * What the provider remembers of a world: payments that wait for an OTP, and those that will be captured late. It is not the
 * shop's, hence not in its store; a restart forgets payments under way, as nobody has paid with them yet.
 */
export interface PaymentSessions {
  open(payment: OpenPayment): void;
  /** Oldest first. */
  all(): readonly OpenPayment[];
  find(id: string): OpenPayment | undefined;
  close(id: string): void;
  /** The payments to be captured late for an order; from now on the desk does not know them. */
  takeLate(orderId: string): OpenPayment[];
}

/** Payers who close their browser never end their payment: beyond so many the oldest are forgotten. */
const OPEN_LIMIT = 1_000;

const sessions = new WeakMap<Store, PaymentSessions>();

/** The desk of a world: one for each store, opened when it is first asked for, gone with the store. */
export function paymentSessionsOf({ store }: { readonly store: Store }): PaymentSessions {
  const desk = sessions.get(store) ?? createPaymentSessions();
  sessions.set(store, desk);
  return desk;
}

function createPaymentSessions(): PaymentSessions {
  const payments = new Map<string, OpenPayment>();
  return {
    open(payment) {
      payments.set(payment.id, payment);
      const [oldest] = payments.keys();
      if (payments.size > OPEN_LIMIT && oldest !== undefined) payments.delete(oldest);
    },
    all: () => [...payments.values()],
    find: (id) => payments.get(id),
    close: (id) => void payments.delete(id),
    takeLate(orderId) {
      if (payments.size === 0) return [];
      const late = [...payments.values()].filter(
        (payment) => payment.orderId === orderId && payment.stage === 'waiting',
      );
      for (const { id } of late) payments.delete(id);
      return late;
    },
  };
}
