import type { Offer, Order, Product } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart';
import { priceChanges, type PricedLine } from '@shop/domain/cart/price';
import type { SelectedOffice } from '@shop/domain/delivery/selected-office';
import type { Paise } from '@shop/domain/money/paise';
import type { AppThunk, PendingPayment } from '../../shared/app-store.ts';
import { runtimeConfig } from '../../shared/env.ts';
import { freshPrices } from '../cart/fresh-prices.ts';
import { selectOffice } from '../delivery-location/delivery-location.slice.ts';
import { checkoutApi, readCreatedOrder, type CreatedOrder } from './checkout.api.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { confirm, ordersNow, resume } from './confirm-payment.ts';
import {
  isSignedIn,
  payerIn,
  withPaymentLock,
  type Attempt,
  type Payer,
  type PaymentOutcome,
  type PriceChanges,
} from './payment-attempt.ts';
import { configuredProvider, openPaymentWindow } from './payment-window.ts';
import { isWaiting, paymentsOf, paymentStored, readPayments, stepReached } from './payment.slice.ts';

/** Lists older than this are refetched before the payment window opens, in seconds. */
const PRICES_GOOD_FOR = 60;

/** A stored payment with its report is shorter, in characters. */
const PAYMENT_LENGTH = 4_000;

/** An open order that is younger may have just been paid, in ms. */
const ORDER_IS_RECENT = 15 * 60_000;

const NOBODY_PAID: PaymentOutcome = { kind: 'session-ended', paidBy: null };

export interface OrderToPay {
  /** The displayed lines, unavailable ones included, which are not ordered. */
  pricedLines: readonly PricedLine<Product, Offer>[];
  /** The displayed total; the server computes its own. */
  total: Paise;
}

/**
 * Pays for the cart (specification, section 4, "Checkout"): requires an address, checks the displayed prices,
 * creates the order, opens the payment window, and validates its report once. A payment made earlier is confirmed
 * instead, so that nobody pays twice.
 */
export const payOrder = ({ pricedLines, total }: OrderToPay): Attempt =>
  withPaymentLock('redirecting', async (dispatch, getState, { storage }) => {
    const payer = payerIn(getState());
    if (!payer) return NOBODY_PAID;
    const { user, token } = payer;

    const waiting = paymentsOf(user.email, readPayments(storage)).find(isWaiting);
    if (waiting) {
      dispatch(stepReached('confirming'));
      return dispatch(confirm(waiting, token));
    }

    const paid = await dispatch(findPaid(payer));
    if (paid) return paid;

    const office = selectOffice(getState());
    if (!office) return { kind: 'address-missing' };

    const changes = await dispatch(changesOf(pricedLines, PRICES_GOOD_FOR));
    if (!isSignedIn(user.email, getState())) return NOBODY_PAID;
    if (changes.length > 0) return { kind: 'prices-changed', changes };

    const obstacle = storage.hasRoomFor(PAYMENT_LENGTH) ? null : await dispatch(findOpenOrder(token));
    if (obstacle) return obstacle;

    const lines = pricedLines.filter(({ status }) => status === 'available').map(({ line }) => line);
    const created = await dispatch(createOrder(lines, office, token));
    if (!created.ok && created.reason === 'session-expired') return NOBODY_PAID;
    if (!created.ok) {
      const newChanges = await dispatch(changesOf(pricedLines, true));
      return { kind: 'order-not-created', error: created.error, changes: newChanges };
    }
    const { orderId } = created;
    if (orderId === '') return { kind: 'order-id-empty' };

    const payment = { owner: user.email, orderId, total, lines, report: null, isRefused: false };
    dispatch(paymentStored(payment));
    if (!isSignedIn(user.email, getState())) return NOBODY_PAID;

    const outcome = await dispatch(payInWindow(payment, total, payer));
    return outcome.kind === 'unpaid' ? { ...outcome, changes: await dispatch(changesOf(pricedLines, true)) } : outcome;
  });

/** A payment whose window was interrupted, such as by a reload or by the phone, may have been paid since. */
const findPaid =
  (payer: Payer): AppThunk<Promise<PaymentOutcome | null>> =>
  async (dispatch, _getState, { storage }) => {
    const interrupted = paymentsOf(payer.user.email, readPayments(storage)).find(({ report }) => !report);
    const outcome = interrupted && (await dispatch(resume(interrupted, payer)));
    return outcome?.kind === 'paid' ? outcome : null;
  };

/** @param maxAge of the lists, in seconds; true requests them in any case */
const changesOf =
  (shown: OrderToPay['pricedLines'], maxAge: number | true): AppThunk<Promise<PriceChanges>> =>
  async (dispatch) => {
    const lines = shown.map(({ line }) => line);
    const now = await dispatch(freshPrices(lines, maxAge));
    return now ? priceChanges(shown, now) : [];
  };

/** Where no payment can be stored: an order of the last minutes, which may be paid. */
const findOpenOrder =
  (token: string): AppThunk<Promise<PaymentOutcome | null>> =>
  async (dispatch) => {
    const { data: orders, error } = await dispatch(ordersNow(token));
    if (!orders) return { kind: 'order-not-created', error, changes: [] };
    const open = orders.find(isOpenAndRecent);
    return open ? { kind: 'order-open', orderId: open.id } : null;
  };

const isOpenAndRecent = ({ payment_status, created_at }: Order): boolean =>
  payment_status === 'created' && Date.now() - Date.parse(created_at) < ORDER_IS_RECENT;

const createOrder =
  (cart: CartLine[], office: SelectedOffice, token: string): AppThunk<Promise<CreatedOrder>> =>
  async (dispatch) => {
    const body = { cart, address: JSON.stringify(office), pincode: office.Pincode };
    const provider = runtimeConfig().paymentProvider;
    const creation = checkoutApi.endpoints.createOrder.initiate({ provider, token, body }, { track: false });
    return readCreatedOrder(await dispatch(creation));
  };

/** The report is validated at once, while the window may still explain a failure. */
const payInWindow =
  (payment: PendingPayment & { lines: CartLine[] }, amountInPaise: Paise, { user, token }: Payer): Attempt =>
  async (dispatch) => {
    const { orderId, lines } = payment;
    const description = checkoutMessages.purpose(checkoutMessages.items(lines.length));
    const window = openPaymentWindow(configuredProvider(), { orderId, amountInPaise, description, payer: user });
    await window.opened;
    dispatch(stepReached('paying'));

    const reported = { ...payment, report: { order_id: orderId, ...(await window.report) } };
    // Stored until the server has responded, to survive a reload.
    dispatch(paymentStored(reported));
    const confirmation = dispatch(confirm(reported, token));
    await window.closed;
    dispatch(stepReached('confirming'));
    return confirmation;
  };
