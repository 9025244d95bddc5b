import type { World } from '../../world/world.ts';
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
  readonly stage: 'otp' | 'waiting';
  readonly otpAttemptsLeft: number;
  readonly otpResendsLeft: number;
}

/** Abandoned payments never end, so the oldest ones are dropped. */
const OPEN_LIMIT = 1_000;

/** The provider's open payments of a world, kept beside the shop's records. */
export function openPaymentsOf({ rows }: Pick<World, 'rows'>) {
  const table = rows.table<OpenPayment>('open-payment');
  return {
    put(payment: OpenPayment): void {
      table.put(payment.id, payment);
      const [oldest, ...others] = table.all();
      if (oldest && others.length >= OPEN_LIMIT) table.delete(oldest.id);
    },
    find: (id: string) => table.get(id),
    close: (id: string) => table.delete(id),
    /** Returns and removes the payments to capture late for an order. */
    takeLate(orderId: string): OpenPayment[] {
      const late = table.all().filter((payment) => payment.orderId === orderId && payment.stage === 'waiting');
      for (const { id } of late) table.delete(id);
      return late;
    },
  };
}
