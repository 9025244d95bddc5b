import type { Offer, PaymentReportStatus, Product, User } from '@shop/api-contract/model';
import type { PriceChange } from '@shop/domain/cart/price';
import type { Paise } from '@shop/domain/money/paise';
import type { AppThunk, PaymentStep, RootState } from '../../shared/app-store.ts';
import { selectToken, selectUser } from '../session/session.slice.ts';
import { selectPaymentStep, stepReached } from './payment.slice.ts';

/** Lines whose price differs from the displayed one. */
export type PriceChanges = readonly PriceChange<Product, Offer>[];

/** How an attempt to pay ended. */
export type PaymentOutcome =
  /** the server confirmed it; the total is unknown when the browser lost it */
  | { kind: 'paid'; orderId: string; total: Paise | null }
  /** the server said no */
  | { kind: 'unpaid'; status: PaymentReportStatus; message: string; changes: PriceChanges }
  /** the server did not respond or understand; after a payment it is asked again */
  | { kind: 'unconfirmed'; status: PaymentReportStatus; error: unknown }
  /** a payment was made, and the server refuses its report; its words are empty when it could not read it */
  | { kind: 'refused'; orderId: string; message: string; error: unknown }
  | { kind: 'address-missing' }
  /** prices changed and nothing was ordered: the user is asked first */
  | { kind: 'prices-changed'; changes: PriceChanges }
  | { kind: 'order-not-created'; error: unknown; changes: PriceChanges }
  | { kind: 'order-id-empty' }
  /** this browser forgot what became of an order of the last minutes, which may be paid */
  | { kind: 'order-open'; orderId: string }
  /** the payer is no longer signed in; a payment of `paidBy` is confirmed when that account signs in */
  | { kind: 'session-ended'; paidBy: string | null }
  /** a bug */
  | { kind: 'broken'; error: unknown }
  /** another tab of this browser is paying */
  | { kind: 'busy-elsewhere' }
  /** nothing to resume, no outcome yet, or this tab is already resuming */
  | { kind: 'nothing' };

export type Attempt = AppThunk<Promise<PaymentOutcome>>;

/** Account and token are taken once and held for the whole payment: another tab may change both. */
export interface Payer {
  user: User;
  token: string;
}

export function payerIn(state: RootState): Payer | null {
  const [user, token] = [selectUser(state), selectToken(state)];
  return user && token !== null ? { user, token } : null;
}

export const isSignedIn = (owner: string | null, state: RootState): boolean => payerIn(state)?.user.email === owner;

/** Web Lock held by the paying tab. */
const PAYMENT_LOCK = 'payment';

/** One attempt at a time, over all tabs. Browsers without locks, or that refuse them with all site data, let each in. */
export const withPaymentLock =
  (first: PaymentStep, attempt: Attempt): Attempt =>
  async (dispatch, getState, services) => {
    if (selectPaymentStep(getState()) !== null) return { kind: 'nothing' };
    dispatch(stepReached(first));
    let running: Promise<PaymentOutcome> | undefined;
    const run = () => (running = attempt(dispatch, getState, services));
    try {
      return await navigator.locks.request(PAYMENT_LOCK, { ifAvailable: true }, (lock) =>
        lock ? run() : ({ kind: 'busy-elsewhere' } as const),
      );
    } catch {
      return await (running ?? run());
    } finally {
      dispatch(stepReached(null));
    }
  };
