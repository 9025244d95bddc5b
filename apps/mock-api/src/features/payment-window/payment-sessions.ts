import type { Store } from '../../world/store.ts';
import type { Method } from './failures.ts';
import type { Outcome } from './outcomes.ts';

/** A payment that is in progress at the provider. */
export interface OpenPayment {
  readonly id: string;
  readonly orderId: string;
  /** The amount shown to the payer, in paise. */
  readonly amount: number;
  readonly method: Method;
  readonly outcome: Outcome;
  /** `waiting`: captured after the shop has closed the order. */
  stage: 'otp' | 'waiting';
  otpAttemptsLeft: number;
  otpResendsLeft: number;
}

/**
 * The provider's open payments of a world. They belong to the provider, so they are not in the shop's store; a restart
 * drops them, before any of them is paid.
 */
export interface PaymentSessions {
  open(payment: OpenPayment): void;
  /** Oldest first. */
  all(): readonly OpenPayment[];
  find(id: string): OpenPayment | undefined;
  close(id: string): void;
  /** Returns and removes the payments to capture late for an order. */
  takeLate(orderId: string): OpenPayment[];
}

/** Abandoned payments never end, so the oldest ones are dropped. */
const OPEN_LIMIT = 1_000;

const sessions = new WeakMap<Store, PaymentSessions>();

/** The open payments of a world, one set per store. */
export function paymentSessionsOf({ store }: { readonly store: Store }): PaymentSessions {
  const found = sessions.get(store) ?? createPaymentSessions();
  sessions.set(store, found);
  return found;
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
