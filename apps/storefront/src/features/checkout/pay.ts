import type { Offer, Order, OrderStatus, PaymentReportStatus, Product } from '@shop/api-contract/model';
import { isSameItem, type CartLine } from '@shop/domain/cart/cart-line';
import { priceChanges, type PriceChange } from '@shop/domain/cart/price-changes';
import type { PricedLine } from '@shop/domain/cart/price-lines';
import type { AddressLines } from '@shop/domain/delivery/address-lines';
import type { DeliveryAddress } from '@shop/domain/delivery/selected-office';
import { fromRupees, type Paise } from '@shop/domain/money/paise';
import { canPayAgain } from '@shop/domain/order/pay-again';
import type { AppDispatch } from '../../shared/app-store.ts';
import { runtimeConfig } from '../../shared/env.ts';
import { cartPaid } from '../cart/cart.slice.ts';
import { freshPrices } from '../cart/fresh-prices.ts';
import { ordersApi } from '../orders/orders.api.ts';
import { selectOffice, type DeliveryLocationRoot } from '../delivery-location/delivery-location.slice.ts';
import { selectUser, type SessionRoot } from '../session/session.slice.ts';
import { checkoutApi, readCreatedOrder, readVerdict, type CreatedOrder } from './checkout.api.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { configuredProvider, openPaymentWindow } from './payment-window.ts';
import {
  isPaid,
  isWaiting,
  paymentRefused,
  paymentSettled,
  paymentStored,
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

export interface OrderToPay {
  /** The displayed lines, unavailable ones included, which are not ordered. */
  pricedLines: readonly PricedLine<Product, Offer>[];
  /** The displayed total, to which the user has agreed. */
  total: Paise;
  /** Where the courier goes, beside the office. */
  address: AddressLines;
  /** The open order to pay; `new` when the user wants another one beside it. */
  order?: string;
}

const NOBODY_PAID: PaymentOutcome = { kind: 'session-ended', paidBy: null };

const isSignedIn = (owner: string | null, { getState }: Checkout): boolean => selectUser(getState())?.email === owner;

/** The account's orders, as the server has them now; undefined when they do not come. */
async function ordersNow({ dispatch }: Checkout): Promise<{ orders?: Order[]; error: unknown }> {
  const call = ordersApi.endpoints.listOrders.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { data, error } = await dispatch(call);
  return error === undefined && data ? { orders: data, error } : { error };
}

/**
 * Pays for the cart (specification, section 4, "Checkout"): requires an address, checks orders and prices, creates the
 * order, opens the payment window with the amount that the server asks for, and validates its report once. A payment that
 * was made earlier is confirmed instead, so that nobody pays twice.
 *
 * @param signal cancels while nothing is ordered yet
 */
export const pay = (checkout: Checkout, asked: OrderToPay, signal: AbortSignal) =>
  withPaymentLock(checkout, 'checking', async () => {
    const { dispatch, getState } = checkout;
    const user = selectUser(getState());
    if (!user) return NOBODY_PAID;
    const own = selectPayments(getState()).filter(({ owner }) => owner === user.email);
    const waiting = own.find(isWaiting);
    if (waiting) {
      dispatch(stepReached('confirming'));
      return confirm(checkout, waiting);
    }
    const office = selectOffice(getState());
    if (!office) return { kind: 'address-missing' };

    const shown = asked.pricedLines.map(({ line }) => line);
    const cancelled = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
    const checked = await Promise.race([cancelled, Promise.all([ordersNow(checkout), freshPrices(dispatch, shown)])]);
    if (!checked) return { kind: 'nothing' };
    const [{ orders, error }, prices] = checked;
    if (!isSignedIn(user.email, checkout)) return NOBODY_PAID;
    if (!orders || !prices) return { kind: 'unchecked', error };

    // Its window was interrupted, such as by a reload or by the phone.
    const paid = own.find(({ orderId }) =>
      orders.some(({ id, payment_status: is }) => id === orderId && is === 'paid'),
    );
    if (paid) return settle(checkout, paid, 'paid');

    const lines = asked.pricedLines.filter(({ status }) => status === 'available').map(({ line }) => line);
    const isOfTheseLines = ({ id, amount, ...order }: Order) => {
      const known = order.lines ?? own.find(({ orderId }) => orderId === id)?.lines;
      return known ? isSameCart(known, lines) : fromRupees(amount) === asked.total;
    };
    const payable = orders.filter((order) => canPayAgain(order, Date.now()));
    const open = payable.find((order) => order.id === asked.order || isOfTheseLines(order));
    const chosen = open && open.id === asked.order ? open : null;
    if (!chosen) {
      const changes = priceChanges(asked.pricedLines, prices);
      if (changes.length > 0) return { kind: 'prices-changed', changes };
      if (open && asked.order !== 'new') return { kind: 'order-open', order: openOrder(open) };
    }

    dispatch(stepReached('redirecting'));
    const created = chosen ?? (await placeOrder(checkout, lines, { ...office, ...asked.address }));
    if ('kind' in created) return created;
    const order = openOrder(created);
    if (order.amount !== asked.total) return { kind: 'amount-differs', order };
    if (!isSignedIn(user.email, checkout)) return NOBODY_PAID;
    return payInWindow(checkout, order, lines);
  });

const openOrder = ({ id, amount }: Order): OpenOrder => ({ orderId: id, amount: fromRupees(amount) });

const isSameCart = (one: readonly CartLine[], other: readonly CartLine[]): boolean =>
  one.length === other.length &&
  one.every((line) => other.some((match) => isSameItem(line, match) && line.quantity === match.quantity));

/** Creates the order, and reads what the server asks for it. */
async function placeOrder(
  checkout: Checkout,
  cart: CartLine[],
  address: DeliveryAddress,
): Promise<Order | PaymentOutcome> {
  const owner = selectUser(checkout.getState())?.email ?? null;
  const created = await createOrder(checkout, cart, address);
  // Refused for its token, or the account has changed.
  if (!isSignedIn(owner, checkout)) return NOBODY_PAID;
  if (!created.ok) return { kind: 'order-not-created', error: created.error };
  if (created.orderId === '') return { kind: 'order-id-empty' };
  const { orders, error } = await ordersNow(checkout);
  const order = orders?.find(({ id }) => id === created.orderId);
  return order ?? { kind: 'order-not-created', error: error ?? `${created.orderId} is not among the orders` };
}

async function createOrder({ dispatch }: Checkout, cart: CartLine[], address: DeliveryAddress): Promise<CreatedOrder> {
  const body = { cart, address: JSON.stringify(address), pincode: address.Pincode };
  const provider = runtimeConfig().paymentProvider;
  return readCreatedOrder(
    await dispatch(checkoutApi.endpoints.createOrder.initiate({ provider, body }, { track: false })),
  );
}

/** The report is validated at once, while the window may still explain a failure. */
async function payInWindow(
  checkout: Checkout,
  { orderId, amount }: OpenOrder,
  lines: CartLine[],
): Promise<PaymentOutcome> {
  const { dispatch, getState } = checkout;
  const payer = selectUser(getState());
  if (!payer) return NOBODY_PAID;
  const payment: PendingPayment = { owner: payer.email, orderId, lines, report: null, isRefused: false };
  dispatch(paymentStored({ payment, total: amount }));

  const description = checkoutMessages.purpose(checkoutMessages.items(lines.length));
  const window = openPaymentWindow(configuredProvider(), { orderId, amountInPaise: amount, description, payer });
  await window.opened;
  dispatch(stepReached('paying'));

  const reported = { ...payment, report: { order_id: orderId, ...(await window.report) } };
  // Stored until the server has responded, to survive a reload.
  dispatch(paymentStored({ payment: reported, total: amount }));
  const confirmation = confirm(checkout, reported);
  await window.closed;
  dispatch(stepReached('confirming'));
  return confirmation;
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
async function confirm(checkout: Checkout, payment: PendingPayment): Promise<PaymentOutcome> {
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
function settle(
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
async function withPaymentLock(
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
