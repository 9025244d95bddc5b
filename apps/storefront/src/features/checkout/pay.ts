import type { Offer, OrderStatus, PaymentReportStatus, Product } from '@shop/api-contract/model';
import type { PricedLine } from '@shop/domain/cart/price-lines';
import { priceChanges, type PriceChange } from '@shop/domain/cart/price-changes';
import type { SelectedOffice } from '@shop/domain/delivery/selected-office';
import type { Paise } from '@shop/domain/money/paise';
import { runtimeConfig } from '../../shared/env.ts';
import type { AppDispatch } from '../../shared/use-app-dispatch.ts';
import { cartPaid } from '../cart/cart.slice.ts';
import { freshPrices } from '../cart/fresh-prices.ts';
import { ordersApi } from '../orders/orders.api.ts';
import { selectToken, selectUser, type StateWithSession } from '../session/session.slice.ts';
import { checkoutApi, lastPaymentOf, readCreatedOrder, readVerdict } from './checkout.api.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { configuredProvider } from './payment-provider.ts';
import type { openPaymentWindow } from './payment-window.ts';
import {
  PAYMENT_LOCK,
  selectPaymentStep,
  stepReached,
  type PaymentStep,
  type StateWithPayment,
} from './payment.slice.ts';
import {
  isPaid,
  paymentKept,
  paymentOf,
  paymentSettled,
  paymentsNow,
  type PaymentReport,
  type PendingPayment,
} from './pending-payments.ts';

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
  /** a payment was made, and the server refuses its report */
  | { kind: 'refused'; orderId: string; error: unknown }
  | { kind: 'address-missing' }
  /** prices changed and nothing was ordered: the user is asked first */
  | { kind: 'prices-changed'; changes: PriceChanges }
  | { kind: 'order-not-created'; error: unknown; changes: PriceChanges }
  | { kind: 'order-id-empty' }
  /** the session ended; a payment already made is confirmed after the next sign-in */
  | { kind: 'session-expired' }
  /** another tab of this browser is paying */
  | { kind: 'busy-elsewhere' }
  /** nothing to resume, no outcome yet, or this tab is already resuming */
  | { kind: 'nothing' };

type Attempt = (dispatch: AppDispatch, getState: () => unknown) => Promise<PaymentOutcome>;

const withPayment = (state: unknown) => state as StateWithPayment & StateWithSession;
const payerIn = (state: unknown) => selectUser(withPayment(state));

/** Lists older than this are refetched before the payment window opens, in seconds. */
const PRICES_GOOD_FOR = 60;

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
  alone('redirecting', async (dispatch, getState) => {
    const payer = payerIn(getState());
    if (!payer) return { kind: 'session-expired' };

    const unconfirmed = paymentOf(payer.email, dispatch(paymentsNow()));
    if (unconfirmed?.report && isPaid(unconfirmed)) {
      dispatch(stepReached('confirming'));
      return dispatch(confirm({ ...unconfirmed, report: unconfirmed.report }));
    }

    const office = requireOffice();
    if (!office) return { kind: 'address-missing' };

    const changesNow = async (maxAge: number | true): Promise<PriceChanges> => {
      const lines = pricedLines.map(({ line }) => line);
      const pricedNow = await dispatch(freshPrices(lines, maxAge));
      return pricedNow ? priceChanges(pricedLines, pricedNow) : [];
    };
    const changes = await changesNow(PRICES_GOOD_FOR);
    if (changes.length > 0) return { kind: 'prices-changed', changes };

    const lines = pricedLines.filter(({ status }) => status === 'available').map(({ line }) => line);
    const body = { cart: lines, address: JSON.stringify(office), pincode: office.Pincode };
    const provider = runtimeConfig().paymentProvider;
    const creation = checkoutApi.endpoints.createOrder.initiate({ provider, body }, { track: false });
    const created = readCreatedOrder(await dispatch(creation));
    if (!created.ok && created.reason === 'session-expired') return { kind: 'session-expired' };
    if (!created.ok) return { kind: 'order-not-created', error: created.error, changes: await changesNow(true) };
    const { orderId } = created;
    if (orderId === '') return { kind: 'order-id-empty' };

    const payment = { owner: payer.email, orderId, total, lines, report: null };
    dispatch(paymentKept(payment));
    const window = openWindow(configuredProvider(), {
      orderId,
      amountInPaise: total,
      description: checkoutMessages.purpose(checkoutMessages.items(lines.length)),
      payer,
    });
    await window.opened;
    dispatch(stepReached('paying'));
    const report = { order_id: orderId, ...(await window.report) };
    // Stored until the server has responded, to survive a reload.
    dispatch(paymentKept({ ...payment, report }));
    const confirmation = dispatch(confirm({ ...payment, report }));

    await window.closed;
    dispatch(stepReached('confirming'));
    const outcome = await confirmation;
    return outcome.kind === 'unpaid' ? { ...outcome, changes: await changesNow(true) } : outcome;
  });

/**
 * Resumes the signed-in account's payment after a reload, a failed call or an expired session (decisions, "Orders
 * and payment"). A stored report is validated; without one the orders are read, and an open order is left alone,
 * since the payment may still arrive.
 */
export const resumePayment = (): Attempt =>
  alone('confirming', async (dispatch, getState) => {
    const payer = payerIn(getState());
    const token = selectToken(withPayment(getState()));
    const payments = dispatch(paymentsNow());
    const payment = payer && (paymentOf(payer.email, payments) ?? paymentOf(null, payments));
    if (!payment || token === null) return { kind: 'nothing' };

    const { orderId, report } = payment;
    if (report && payment.owner !== null) return dispatch(confirm({ ...payment, report }));

    const asked = ordersApi.endpoints.listOrders.initiate({ token }, { forceRefetch: true, subscribe: false });
    const { data: orders } = await dispatch(asked);
    if (!orders || payerIn(getState())?.email !== payer.email) return { kind: 'nothing' };

    const order = orders.find(({ id }) => id === orderId);
    // The order belongs to another account, or was left out of an invalid response.
    if (!order) return { kind: 'nothing' };
    if (report) {
      const own = { ...payment, owner: payer.email, report };
      dispatch(paymentKept(own));
      return dispatch(confirm(own));
    }
    return order.payment_status === 'created' ? { kind: 'nothing' } : dispatch(settle(payment, order.payment_status));
  });

/** Validates the window's report once, and stores it until the server has responded. */
const confirm =
  ({ report, ...payment }: PendingPayment & { report: PaymentReport }): Attempt =>
  async (dispatch, getState) => {
    const { status } = report;
    // Another tab may have changed the account; the server would refuse the report.
    if (payment.owner === null || payerIn(getState())?.email !== payment.owner) return { kind: 'session-expired' };

    const provider = runtimeConfig().paymentProvider;
    const fixedCacheKey = lastPaymentOf(payment.owner);
    const validation = checkoutApi.endpoints.validatePayment.initiate({ provider, body: report }, { fixedCacheKey });
    const verdict = readVerdict(await dispatch(validation));
    if (!verdict.ok) {
      if (verdict.reason === 'session-expired') return { kind: 'session-expired' };
      const { reason, error } = verdict;
      if (reason === 'refused') dispatch(paymentSettled(payment.orderId));
      if (reason === 'refused' && status === 'succeeded') return { kind: 'refused', orderId: payment.orderId, error };
      return { kind: 'unconfirmed', status, error };
    }
    const isFirst = dispatch(paymentSettled(payment.orderId));
    if (!verdict.response) return { kind: 'unpaid', status, message: verdict.message, changes: [] };
    if (isFirst) dispatch(cartPaid(payment.lines));
    return { kind: 'paid', orderId: payment.orderId, total: payment.total };
  };

/** The response was lost; the order's status tells the outcome. */
const settle =
  (payment: PendingPayment, status: Exclude<OrderStatus, 'created'>): Attempt =>
  async (dispatch) => {
    if (!dispatch(paymentSettled(payment.orderId))) return { kind: 'nothing' };
    if (status !== 'paid') return { kind: 'unpaid', status, message: '', changes: [] };
    dispatch(cartPaid(payment.lines));
    return { kind: 'paid', orderId: payment.orderId, total: payment.total };
  };

/** One attempt at a time, over all tabs. */
const alone =
  (first: PaymentStep, attempt: Attempt): Attempt =>
  async (dispatch, getState) => {
    if (selectPaymentStep(withPayment(getState())) !== null) return { kind: 'nothing' };
    dispatch(stepReached(first));
    try {
      return (await withPaymentLock(() => attempt(dispatch, getState))) ?? { kind: 'busy-elsewhere' };
    } finally {
      dispatch(stepReached(null));
    }
  };

/** @returns null when another tab pays or resumes; browsers without locks let every tab in */
async function withPaymentLock<Result>(act: () => Promise<Result>): Promise<Result | null> {
  if (!('locks' in navigator)) return act();
  return navigator.locks.request(PAYMENT_LOCK, { ifAvailable: true }, async (lock) => (lock ? act() : null));
}
