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

/** Lines that cost something else than the shopper has seen. */
export type PriceChanges = readonly PriceChange<Product, Offer>[];

/** How an attempt to pay ended. */
export type PaymentOutcome =
  /** the server confirmed it; the total is unknown when the browser lost it */
  | { kind: 'paid'; orderId: string; total: Paise | null }
  /** the server said no */
  | { kind: 'unpaid'; status: PaymentReportStatus; message: string; changes: PriceChanges }
  /** the server could not be asked, or did not understand; after a payment it is asked again */
  | { kind: 'unconfirmed'; status: PaymentReportStatus; error: unknown }
  /** a payment was made, and the server will never take its report */
  | { kind: 'refused'; orderId: string; error: unknown }
  | { kind: 'address-missing' }
  /** nothing was ordered: the shopper is asked first */
  | { kind: 'prices-changed'; changes: PriceChanges }
  | { kind: 'order-not-created'; error: unknown; changes: PriceChanges }
  | { kind: 'order-id-empty' }
  /** the account that pays is signed in no longer; a payment already made is confirmed when it is again */
  | { kind: 'session-expired' }
  /** another tab of this browser is paying */
  | { kind: 'busy-elsewhere' }
  /** nothing to take up, no outcome yet, or this tab is at it already */
  | { kind: 'nothing' };

type Attempt = (dispatch: AppDispatch, getState: () => unknown) => Promise<PaymentOutcome>;

const withPayment = (state: unknown) => state as StateWithPayment & StateWithSession;
const payerIn = (state: unknown) => selectUser(withPayment(state));

/** Lists older than this are asked for again before the payment window opens, in seconds. */
const PRICES_GOOD_FOR = 60;

export interface OrderToPay {
  /** As the shopper has seen them, unavailable ones too: those are not ordered. */
  pricedLines: readonly PricedLine<Product, Offer>[];
  /** As the shopper saw it; the server adds up for itself. */
  total: Paise;
  /** Tells the shopper when there is none. */
  requireOffice: () => SelectedOffice | null;
  openWindow: typeof openPaymentWindow;
}

/**
 * Pays for the cart (specification, section 4, "Checkout"): require address, see that prices are as shown, create order,
 * open the payment window, validate its report once. A payment already made but never confirmed is confirmed instead, so
 * that nobody pays twice.
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
    // It outlives a reload until the server has answered.
    dispatch(paymentKept({ ...payment, report }));
    const confirmation = dispatch(confirm({ ...payment, report }));

    await window.closed;
    dispatch(stepReached('confirming'));
    const outcome = await confirmation;
    return outcome.kind === 'unpaid' ? { ...outcome, changes: await changesNow(true) } : outcome;
  });

/**
 * Takes up the signed-in account's payment that a reload, a failed call or an ended session cut off (decisions, "Orders
 * and payment"). A report of the window is validated; without one the orders are asked, and an order still open is left
 * alone: the payment may yet arrive, so nothing is cancelled.
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
    // It is another account's, or an answer left it out that breaks the contract.
    if (!order) return { kind: 'nothing' };
    if (report) {
      const own = { ...payment, owner: payer.email, report };
      dispatch(paymentKept(own));
      return dispatch(confirm(own));
    }
    return order.payment_status === 'created' ? { kind: 'nothing' } : dispatch(settle(payment, order.payment_status));
  });

/** Reports once how the window ended, and hears what the server makes of it. The report is kept until then. */
const confirm =
  ({ report, ...payment }: PendingPayment & { report: PaymentReport }): Attempt =>
  async (dispatch, getState) => {
    const { status } = report;
    // Asked for another account, the server would refuse it: another tab may have signed one in meanwhile.
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

/** The server's word was lost on the way, its message with it; the order says how it ended. */
const settle =
  (payment: PendingPayment, status: Exclude<OrderStatus, 'created'>): Attempt =>
  async (dispatch) => {
    if (!dispatch(paymentSettled(payment.orderId))) return { kind: 'nothing' };
    if (status !== 'paid') return { kind: 'unpaid', status, message: '', changes: [] };
    dispatch(cartPaid(payment.lines));
    return { kind: 'paid', orderId: payment.orderId, total: payment.total };
  };

/** One attempt at a time, in this tab and among all. */
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
