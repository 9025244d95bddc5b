import type { Offer, Order, OrderStatus, PaymentReportStatus, Product } from '@shop/api-contract/model';
import type { PriceChange } from '@shop/domain/cart/price';
import type { Paise } from '@shop/domain/money/paise';
import type { AppDispatch } from '../../shared/app-store.ts';
import { runtimeConfig } from '../../shared/env.ts';
import { cartPaid } from '../cart/cart.slice.ts';
import type { DeliveryLocationRoot } from '../delivery-location/delivery-location.slice.ts';
import { ordersApi } from '../orders/orders.api.ts';
import { selectUser, type SessionRoot } from '../session/session.slice.ts';
import { checkoutApi, readVerdict } from './checkout.api.ts';
import {
  isPaid,
  isWaiting,
  paymentRefused,
  paymentSettled,
  selectPayments,
  stepReached,
  unsuccessfulShown,
  type PaymentRoot,
  type PaymentStep,
  type PendingPayment,
} from './payment.slice.ts';

/** An order that waits to be paid. */
export interface OpenOrder {
  orderId: string;
  /** What the server asks for. */
  amount: Paise;
}

/** How an attempt to pay ended. */
export type PaymentOutcome =
  /** the server confirmed it */
  | { kind: 'paid'; orderId: string }
  /** the server said no; its words are null when it did not respond */
  | { kind: 'unpaid'; status: PaymentReportStatus; message: string | null; error: unknown }
  /** a payment was made, and the server did not respond or understand: it is asked again */
  | { kind: 'unconfirmed'; error: unknown }
  /** a payment was made, and the server refuses its report; its words are null when it could not read it */
  | { kind: 'refused'; orderId: string; message: string | null; error: unknown }
  | { kind: 'address-missing' }
  /** orders or prices did not come: nothing was ordered */
  | { kind: 'unchecked'; error: unknown }
  /** prices changed and nothing was ordered: the user is asked first */
  | { kind: 'prices-changed'; changes: readonly PriceChange<Product, Offer>[] }
  /** an order of the same lines is open: the user is asked which one to pay */
  | { kind: 'order-open'; order: OpenOrder }
  /** the server asks for another amount than was shown: the user is asked first */
  | { kind: 'amount-differs'; order: OpenOrder }
  | { kind: 'order-not-created'; error: unknown }
  | { kind: 'order-id-empty' }
  /** the order was paid, closed or is too old meanwhile */
  | { kind: 'order-over' }
  /** the payer is no longer signed in; a payment of `paidBy` is confirmed when that account signs in */
  | { kind: 'session-ended'; paidBy: string | null }
  /** a bug */
  | { kind: 'broken'; error: unknown }
  /** another tab of this browser is paying */
  | { kind: 'busy-elsewhere' }
  /** nothing to resume, no outcome yet, or cancelled */
  | { kind: 'nothing' };

export interface Checkout {
  dispatch: AppDispatch;
  getState: () => PaymentRoot & SessionRoot & DeliveryLocationRoot;
}

export const NOBODY_PAID: PaymentOutcome = { kind: 'session-ended', paidBy: null };

export const isSignedIn = (owner: string | null, { getState }: Checkout): boolean =>
  selectUser(getState())?.email === owner;

/** The account's orders, as the server has them now; undefined when they do not come. */
export async function ordersNow({ dispatch }: Checkout): Promise<{ orders?: Order[]; error: unknown }> {
  const call = ordersApi.endpoints.listOrders.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { data, error } = await dispatch(call);
  return error === undefined && data ? { orders: data, error } : { error };
}

/**
 * Resumes the signed-in account's payments after a reload, a failed call or an expired session (decisions, "Orders and
 * payment"), up to the first with an outcome. A stored report is validated; of the others the orders decide, and an open
 * order is left alone, since the payment may still arrive.
 */
export const resumePayment = (checkout: Checkout) =>
  withPaymentLock(checkout, 'confirming', async () => {
    const user = selectUser(checkout.getState());
    if (!user) return { kind: 'nothing' };
    const own = selectPayments(checkout.getState()).filter(({ owner }) => owner === user.email || owner === null);
    const reported = own.filter(({ report, isRefused }) => report && !isRefused);
    for (const payment of [...reported.filter(isWaiting), ...reported.filter((one) => !isWaiting(one))]) {
      const outcome = await confirm(checkout, payment);
      if (outcome.kind !== 'nothing') return outcome;
    }
    const others = own.filter((payment) => !reported.includes(payment));
    const { orders = [] } = others.length > 0 ? await ordersNow(checkout) : {};
    if (!isSignedIn(user.email, checkout)) return { kind: 'nothing' };
    for (const payment of others) {
      // Missing: the order belongs to another account, or was left out of an invalid response.
      const status = orders.find(({ id }) => id === payment.orderId)?.payment_status ?? 'created';
      if (status === 'paid' || (status !== 'created' && !payment.isRefused)) return settle(checkout, payment, status);
    }
    return { kind: 'nothing' };
  });

/** Validates the window's report once. A success is stored until the order is known to be paid. */
export async function confirm(checkout: Checkout, payment: PendingPayment): Promise<PaymentOutcome> {
  const { owner, orderId, report } = payment;
  if (!report) return { kind: 'nothing' };
  const sessionIsOver: PaymentOutcome = { kind: 'session-ended', paidBy: isPaid(payment) ? owner : null };
  // Another tab may have changed the account, whose orders and outcomes are its own.
  if (owner === null || !isSignedIn(owner, checkout)) return sessionIsOver;

  const { dispatch } = checkout;
  const provider = runtimeConfig().paymentProvider;
  const validation = checkoutApi.endpoints.validatePayment.initiate({ provider, body: report }, { track: false });
  const verdict = readVerdict(await dispatch(validation));
  if (!isSignedIn(owner, checkout)) return sessionIsOver;
  if (verdict.ok && verdict.response) return settle(checkout, payment, 'paid');

  const message = verdict.ok ? verdict.message : null;
  const error = verdict.ok ? null : verdict.error;
  if (!isPaid(payment)) {
    if (verdict.ok || verdict.reason === 'refused') dispatch(paymentSettled(orderId));
    dispatch(unsuccessfulShown({ owner, status: report.status, message }));
    return { kind: 'unpaid', status: report.status, message, error };
  }
  if (!verdict.ok && verdict.reason === 'no-response') return { kind: 'unconfirmed', error };
  const { orders } = await ordersNow(checkout);
  const isKnownPaid = orders?.some(({ id, payment_status }) => id === orderId && payment_status === 'paid');
  if (isKnownPaid) return settle(checkout, payment, 'paid');
  dispatch(paymentRefused(orderId));
  if (message !== null) dispatch(unsuccessfulShown({ owner, status: report.status, message }));
  return { kind: 'refused', orderId, message, error };
}

/** Ends a payment whose order has a final status. What another tab has settled is out of the cart already. */
export function settle(
  { dispatch }: Checkout,
  { orderId, owner, lines, isGone }: PendingPayment,
  status: Exclude<OrderStatus, 'created'>,
): PaymentOutcome {
  dispatch(paymentSettled(orderId));
  if (status !== 'paid') {
    if (owner !== null) dispatch(unsuccessfulShown({ owner, status, message: null }));
    return { kind: 'unpaid', status, message: null, error: null };
  }
  if (!isGone) dispatch(cartPaid(lines));
  return { kind: 'paid', orderId };
}

/** Web Lock held by the paying tab. */
const PAYMENT_LOCK = 'payment';

/** One attempt at a time, over all tabs. Browsers without locks, or that refuse them with all site data, let each in. */
export async function withPaymentLock(
  { dispatch }: Checkout,
  first: PaymentStep,
  attempt: () => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> {
  dispatch(stepReached(first));
  let running: Promise<PaymentOutcome> | undefined;
  const run = () => (running = attempt());
  try {
    return await navigator.locks.request(PAYMENT_LOCK, { ifAvailable: true }, (lock) =>
      lock ? run() : ({ kind: 'busy-elsewhere' } as const),
    );
  } catch {
    return await (running ?? run());
  } finally {
    dispatch(stepReached(null));
  }
}
