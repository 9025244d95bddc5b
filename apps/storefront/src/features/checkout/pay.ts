import type {
  Offer,
  Order,
  OrderStatus,
  PaymentReportStatus,
  Product,
  User,
  ValidatePaymentRequest,
} from '@shop/api-contract/model';
import type { PricedLine } from '@shop/domain/cart/price-lines';
import { priceChanges, type PriceChange } from '@shop/domain/cart/price-changes';
import type { SelectedOffice } from '@shop/domain/delivery/selected-office';
import type { Paise } from '@shop/domain/money/paise';
import { runtimeConfig } from '../../shared/env.ts';
import type { AppThunk, PaymentStep, PendingPayment, RootState } from '../../shared/app-store.ts';
import { cartPaid } from '../cart/cart.slice.ts';
import { freshPrices } from '../cart/fresh-prices.ts';
import { ordersApi } from '../dashboard/orders.api.ts';
import { selectToken, selectUser } from '../session/session.slice.ts';
import { checkoutApi, lastPaymentOf, readCreatedOrder, readVerdict } from './checkout.api.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { configuredProvider } from './payment-provider.ts';
import type { openPaymentWindow } from './payment-window.ts';
import { readPayments } from './payment.persistence.ts';
import {
  isPaid,
  isWaiting,
  paymentRefused,
  paymentSettled,
  paymentsOf,
  paymentStored,
  selectPaymentStep,
  stepReached,
} from './payment.slice.ts';

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

type Attempt = AppThunk<Promise<PaymentOutcome>>;

/** Web Lock held by the paying tab. */
const PAYMENT_LOCK = 'payment';

/** Account and token are taken once and held for the whole payment: another tab may change both. */
interface Payer {
  user: User;
  token: string;
}

function payerIn(state: RootState): Payer | null {
  const [user, token] = [selectUser(state), selectToken(state)];
  return user && token !== null ? { user, token } : null;
}

const isSignedIn = (owner: string | null, state: RootState): boolean => payerIn(state)?.user.email === owner;

const NOBODY_PAID: PaymentOutcome = { kind: 'session-ended', paidBy: null };

/** Lists older than this are refetched before the payment window opens, in seconds. */
const PRICES_GOOD_FOR = 60;

/** A stored payment with its report is shorter, in characters. */
const PAYMENT_LENGTH = 4_000;

/** An open order that is younger may have just been paid, in ms. */
const ORDER_IS_RECENT = 15 * 60_000;

export interface OrderToPay {
  /** The displayed lines, unavailable ones included, which are not ordered. */
  pricedLines: readonly PricedLine<Product, Offer>[];
  /** The displayed total; the server computes its own. */
  total: Paise;
  /** Shows a toast when there is none. */
  requireOffice: () => SelectedOffice | null;
  openWindow: typeof openPaymentWindow;
}

/**
 * Pays for the cart (specification, section 4, "Checkout"): requires an address, checks the displayed prices,
 * creates the order, opens the payment window, and validates its report once. A payment made earlier is confirmed
 * instead, so that nobody pays twice.
 */
export const payOrder = ({ pricedLines, total, requireOffice, openWindow }: OrderToPay): Attempt =>
  withPaymentLock('redirecting', async (dispatch, getState, { storage }) => {
    const payer = payerIn(getState());
    if (!payer) return NOBODY_PAID;
    const { user, token } = payer;

    const waiting = paymentsOf(user.email, readPayments(storage)).find(isWaiting);
    if (waiting?.report) {
      dispatch(stepReached('confirming'));
      return dispatch(confirm({ ...waiting, report: waiting.report }, token));
    }

    const office = requireOffice();
    if (!office) return { kind: 'address-missing' };

    const changesNow = async (maxAge: number | true): Promise<PriceChanges> => {
      const lines = pricedLines.map(({ line }) => line);
      const pricedNow = await dispatch(freshPrices(lines, maxAge));
      return pricedNow ? priceChanges(pricedLines, pricedNow) : [];
    };
    const changes = await changesNow(PRICES_GOOD_FOR);
    if (!isSignedIn(user.email, getState())) return NOBODY_PAID;
    if (changes.length > 0) return { kind: 'prices-changed', changes };

    if (!storage.hasRoomFor(PAYMENT_LENGTH)) {
      const { data: orders, error } = await dispatch(ordersNow(token));
      if (!orders) return { kind: 'order-not-created', error, changes };
      const open = orders.find(isOpenAndRecent);
      if (open) return { kind: 'order-open', orderId: open.id };
    }

    const lines = pricedLines.filter(({ status }) => status === 'available').map(({ line }) => line);
    const body = { cart: lines, address: JSON.stringify(office), pincode: office.Pincode };
    const provider = runtimeConfig().paymentProvider;
    const creation = checkoutApi.endpoints.createOrder.initiate({ provider, token, body }, { track: false });
    const created = readCreatedOrder(await dispatch(creation));
    if (!created.ok && created.reason === 'session-expired') return NOBODY_PAID;
    if (!created.ok) return { kind: 'order-not-created', error: created.error, changes: await changesNow(true) };
    const { orderId } = created;
    if (orderId === '') return { kind: 'order-id-empty' };

    const payment = { owner: user.email, orderId, total, lines, report: null, isRefused: false };
    dispatch(paymentStored(payment));
    if (!isSignedIn(user.email, getState())) return NOBODY_PAID;
    const window = openWindow(configuredProvider(), {
      orderId,
      amountInPaise: total,
      description: checkoutMessages.purpose(checkoutMessages.items(lines.length)),
      payer: user,
    });
    await window.opened;
    dispatch(stepReached('paying'));
    const report = { order_id: orderId, ...(await window.report) };
    // Stored until the server has responded, to survive a reload.
    dispatch(paymentStored({ ...payment, report }));
    const confirmation = dispatch(confirm({ ...payment, report }, token));

    await window.closed;
    dispatch(stepReached('confirming'));
    const outcome = await confirmation;
    return outcome.kind === 'unpaid' ? { ...outcome, changes: await changesNow(true) } : outcome;
  });

const isOpenAndRecent = ({ payment_status, created_at }: Order): boolean =>
  payment_status === 'created' && Date.now() - Date.parse(created_at) < ORDER_IS_RECENT;

const ordersNow = (token: string) =>
  ordersApi.endpoints.listOrders.initiate({ token }, { forceRefetch: true, subscribe: false });

/**
 * Resumes the signed-in account's payments after a reload, a failed call or an expired session (decisions, "Orders
 * and payment"), up to the first with an outcome.
 */
export const resumePayment = (): Attempt =>
  withPaymentLock('confirming', async (dispatch, getState, { storage }) => {
    const payer = payerIn(getState());
    if (!payer) return { kind: 'nothing' };
    const payments = readPayments(storage);
    for (const payment of [...paymentsOf(payer.user.email, payments), ...paymentsOf(null, payments)]) {
      const outcome = await dispatch(resume(payment, payer));
      if (outcome.kind !== 'nothing') return outcome;
    }
    return { kind: 'nothing' };
  });

/**
 * A stored report is validated; without one the orders are read, and an open order is left alone, since the payment
 * may still arrive.
 */
const resume =
  (payment: PendingPayment, { user, token }: Payer): Attempt =>
  async (dispatch, getState) => {
    const { orderId, report } = payment;
    if (report) return dispatch(confirm({ ...payment, report }, token));

    const { data: orders } = await dispatch(ordersNow(token));
    const status = orders?.find(({ id }) => id === orderId)?.payment_status;
    // Undefined: the order belongs to another account, or was left out of an invalid response.
    if (status === undefined || status === 'created' || !isSignedIn(user.email, getState())) return { kind: 'nothing' };
    return dispatch(settle(payment, status));
  };

/** Validates the window's report once. A success is stored until the order is known to be paid. */
const confirm =
  (payment: PendingPayment & { report: ValidatePaymentRequest }, token: string): Attempt =>
  async (dispatch, getState) => {
    const { owner, orderId, isRefused, report } = payment;
    const { status } = report;
    const sessionEnded: PaymentOutcome = { kind: 'session-ended', paidBy: isPaid(payment) ? owner : null };
    // Another tab may have changed the account, whose orders and outcomes are its own.
    if (owner === null || !isSignedIn(owner, getState())) return sessionEnded;

    const provider = runtimeConfig().paymentProvider;
    // A refusal is told once: the banner has this key.
    const options = isRefused ? { track: false } : { fixedCacheKey: lastPaymentOf(owner) };
    const validation = checkoutApi.endpoints.validatePayment.initiate({ provider, token, body: report }, options);
    const verdict = readVerdict(await dispatch(validation));
    if (!verdict.ok && verdict.reason === 'session-expired') return sessionEnded;
    if (!verdict.ok && verdict.reason === 'no-answer') return { kind: 'unconfirmed', status, error: verdict.error };
    if (verdict.ok && verdict.response) return dispatch(settle(payment, 'paid'));

    const { message, error } = verdict.ok ? { ...verdict, error: verdict.message } : { ...verdict, message: '' };
    if (!isPaid(payment)) {
      dispatch(paymentSettled(orderId));
      return verdict.ok ? { kind: 'unpaid', status, message, changes: [] } : { kind: 'unconfirmed', status, error };
    }
    const { data: orders } = await dispatch(ordersNow(token));
    const isKnownPaid = orders?.some(({ id, payment_status }) => id === orderId && payment_status === 'paid');
    if (isKnownPaid) return dispatch(settle(payment, 'paid'));
    dispatch(paymentRefused(orderId));
    return isRefused ? { kind: 'nothing' } : { kind: 'refused', orderId, message, error };
  };

/** Ends a payment whose order has a final status. */
const settle =
  ({ orderId, total, lines }: PendingPayment, status: Exclude<OrderStatus, 'created'>): Attempt =>
  async (dispatch, _getState, { storage }) => {
    const isFirst = readPayments(storage).some((payment) => payment.orderId === orderId);
    dispatch(paymentSettled(orderId));
    if (status !== 'paid') return isFirst ? { kind: 'unpaid', status, message: '', changes: [] } : { kind: 'nothing' };
    if (isFirst) dispatch(cartPaid(lines));
    return { kind: 'paid', orderId, total };
  };

/** One attempt at a time, over all tabs. Browsers without locks, or that refuse them with all site data, let each in. */
const withPaymentLock =
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
