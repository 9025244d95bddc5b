import { notify } from '@shop/design/toasts';
import type { Order, OrderStatus } from '@shop/api-contract/model';
import { findLine, plainLine, type CartLine } from '@shop/domain/cart/cart';
import { priceChanges } from '@shop/domain/cart/price';
import { isSameAddress, type DeliveryAddress } from '@shop/domain/delivery/selected-office';
import { fromRupees, type Paise } from '@shop/domain/money/paise';
import { canPayAgain } from '@shop/domain/order/order';
import { useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { AppDispatch } from '../../shared/app-store.ts';
import { FROM_NETWORK } from '../../shared/api/shop-api.ts';
import { runtimeConfig } from '../../shared/env.ts';
import { reportError } from '../../shared/report-error.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { cartPaid } from '../cart/cart.slice.ts';
import { pricesOf, type ShownLine } from '../cart/use-cart.ts';
import { deliveryLocationMessages } from '../delivery/delivery-location.messages.ts';
import { ordersApi, readVerdict } from '../orders/orders.api.ts';
import { selectUser, type SessionRoot } from '../session/session.slice.ts';
import { checkoutMessages, outcomeWarnings } from './checkout.messages.ts';
import { openPaymentWindow } from './payment-window.ts';
import {
  isPaid,
  isWaiting,
  paymentRefused,
  paymentSettled,
  paymentStored,
  selectPayments,
  selectPaymentStep,
  stepReached,
  unsuccessfulShown,
  type OpenOrder,
  type PaymentOutcome,
  type PaymentRoot,
  type PaymentStep,
  type PendingPayment,
} from './payment.slice.ts';

/**
 * Pays or resumes, and shows the outcome (specification, sections 4 and 8).
 *
 * @param tells whether the caller shows unsuccessful payments itself, while it is on the screen
 */
export function usePayment(tells: 'here' | 'by-toast') {
  const store = useStore() as Checkout;
  const step = useSelector(selectPaymentStep);
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const cancellation = useRef<AbortController>(null);
  const isOnScreen = useRef(false);

  useEffect(() => {
    isOnScreen.current = true;
    return () => void (isOnScreen.current = false);
  }, []);

  // Said until the other tab has paid or given up.
  useEffect(() => {
    if (outcome?.kind !== 'busy-elsewhere') return;
    const left = new AbortController();
    const wait = navigator.locks.request(PAYMENT_LOCK, { signal: left.signal }, () => setOutcome(null));
    wait.catch(() => undefined);
    return () => left.abort();
  }, [outcome]);

  const run = async (first: PaymentStep, attempt: () => Promise<PaymentOutcome>): Promise<void> => {
    if (selectPaymentStep(store.getState()) !== null) return;
    setOutcome(null);
    store.dispatch(stepReached(first));
    const ended = await withPaymentLock(attempt).catch((error: unknown): PaymentOutcome => ({ kind: 'broken', error }));
    if ('error' in ended && ended.error) reportError(`payment ${ended.kind}`, ended.error);
    notifyOutcome(ended, isOnScreen.current, tells);
    // Drawn together; otherwise the drawer would close before showing the outcome.
    setOutcome(ended);
    store.dispatch(stepReached(null));
  };

  return {
    /** The step of this tab's attempt, wherever it was started; null when none runs. */
    step,
    outcome,
    pay: (order: OrderToPay) => {
      cancellation.current = new AbortController();
      const { signal } = cancellation.current;
      return run('checking', () => pay(store, order, signal));
    },
    payAgain: (orderId: string) => run('redirecting', () => payAgain(store, orderId)),
    resume: () => run('confirming', () => resumePayment(store)),
    /** Called when the outcome was dismissed; ends what can be cancelled. */
    forget: () => {
      cancellation.current?.abort();
      setOutcome(null);
    },
  };
}

/** Shows toasts for what is not told in the place where the payment was made. */
function notifyOutcome(outcome: PaymentOutcome, isOnScreen: boolean, tells: 'here' | 'by-toast'): void {
  if (outcome.kind === 'address-missing') notify({ type: 'warning', title: deliveryLocationMessages.addressMissing });
  if (outcome.kind === 'order-id-empty') notify({ type: 'warning', title: checkoutMessages.orderIdEmpty });
  if (!isOnScreen || tells === 'by-toast') {
    if (outcome.kind === 'refused' && outcome.message) notify({ type: 'error', title: outcome.message });
    if (outcome.kind === 'unpaid' && outcome.status !== 'succeeded') {
      const { status, message } = outcome;
      notify({ type: 'warning', title: outcomeWarnings[status], ...(message && { description: message }) });
    }
  }
  if (isOnScreen) return;
  if (outcome.kind === 'paid') notify({ type: 'success', title: checkoutMessages.placed });
  if (outcome.kind === 'refused')
    notify({ type: 'error', title: checkoutMessages.refused(outcome.orderId), duration: Infinity });
  if (outcome.kind === 'session-ended' && outcome.paidBy !== null)
    notify({ type: 'warning', title: checkoutMessages.paidByOther(outcome.paidBy), duration: Infinity });
}

interface Checkout {
  dispatch: AppDispatch;
  getState: () => PaymentRoot & SessionRoot;
}

const NOBODY_PAID: PaymentOutcome = { kind: 'session-ended', paidBy: null };

const isSignedIn = (owner: string | null, { getState }: Checkout): boolean => selectUser(getState())?.email === owner;

/** The account's orders, as the server has them now; undefined when they do not come. */
async function ordersNow({ dispatch }: Checkout): Promise<{ orders?: Order[]; error: unknown }> {
  const call = ordersApi.endpoints.listOrders.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { data, error } = await dispatch(call);
  return error === undefined && data ? { orders: data, error } : { error };
}

export interface OrderToPay {
  /** The displayed lines, unavailable ones included, which are not ordered. */
  pricedLines: readonly ShownLine[];
  /** The displayed total, to which the user has agreed. */
  total: Paise;
  /** Where the courier goes; null while no office is chosen. */
  address: DeliveryAddress | null;
  /** The open order to pay, as the user was told of it; null when the user wants another one beside it. */
  order?: OpenOrder | null | undefined;
}

/**
 * Pays for the cart (specification, section 4, "Checkout"): requires an address, checks orders and prices, creates the
 * order, opens the payment window with the amount that the server asks for, and validates its report once. A payment that
 * was made earlier is confirmed instead, so that nobody pays twice.
 *
 * @param signal cancels while nothing is ordered yet
 */
async function pay(checkout: Checkout, asked: OrderToPay, signal: AbortSignal): Promise<PaymentOutcome> {
  const { dispatch, getState } = checkout;
  const user = selectUser(getState());
  if (signal.aborted) return { kind: 'nothing' };
  if (!user) return NOBODY_PAID;
  const own = selectPayments(getState()).filter(({ owner }) => owner === user.email);
  const waiting = own.find(isWaiting);
  if (waiting) {
    dispatch(stepReached('confirming'));
    return confirm(checkout, waiting);
  }
  const { address } = asked;
  if (!address) return { kind: 'address-missing' };

  const shown = asked.pricedLines.map(({ line }) => line);
  const cancelled = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  const checked = await Promise.race([
    cancelled,
    Promise.all([ordersNow(checkout), pricesOf(dispatch, shown, FROM_NETWORK)]),
  ]);
  if (!checked) return { kind: 'nothing' };
  const [{ orders, error }, prices] = checked;
  if (!isSignedIn(user.email, checkout)) return NOBODY_PAID;
  if (!orders || !prices) return { kind: 'unchecked', error };

  // Its window was interrupted, such as by a reload or by the phone.
  const paid = own.find(({ orderId }) => orders.some(({ id, payment_status: is }) => id === orderId && is === 'paid'));
  if (paid) return settle(checkout, paid, 'paid');

  const lines = asked.pricedLines.filter(({ status }) => status === 'available').map(({ line }) => line);
  const isOfTheseLines = ({ id, amount, ...order }: Order) => {
    const known = order.lines ?? own.find(({ orderId }) => orderId === id)?.lines;
    return known ? isSameCart(known, lines) : fromRupees(amount) === asked.total;
  };
  const payable = orders.filter((order) => canPayAgain(order, serverNow()));
  const chosen = payable.find(({ id }) => id === asked.order?.orderId);
  if (!chosen) {
    if (asked.order) return { kind: 'order-over' };
    const changes = priceChanges(asked.pricedLines, prices);
    if (changes.length > 0) return { kind: 'prices-changed', changes, shown: asked.total };
    const open = payable.filter(isOfTheseLines).map((order) => openOrder(order, address));
    const offered = open.find(({ isElsewhere }) => !isElsewhere) ?? open[0];
    if (offered && asked.order === undefined) return { kind: 'order-open', order: offered };
  }

  dispatch(stepReached('redirecting'));
  const created = chosen ?? (await placeOrder(checkout, lines, address));
  if ('kind' in created) return created;
  const order = openOrder(created, address);
  // The address was corrected while the user was asked.
  if (chosen && order.isElsewhere && !asked.order?.isElsewhere) return { kind: 'order-open', order };
  if (order.amount !== asked.total) return { kind: 'amount-differs', order, shown: asked.total };
  if (!isSignedIn(user.email, checkout)) return NOBODY_PAID;
  return payInWindow(checkout, created, created.lines?.map(plainLine) ?? lines);
}

/** Pays an order that was created a few minutes ago, with its own id: its window was interrupted. */
async function payAgain(checkout: Checkout, orderId: string): Promise<PaymentOutcome> {
  const { orders, error } = await ordersNow(checkout);
  if (!orders) return { kind: 'unchecked', error };
  const order = orders.find(({ id }) => id === orderId);
  const known = selectPayments(checkout.getState()).find((payment) => payment.orderId === orderId);
  if (known && order?.payment_status === 'paid') return settle(checkout, known, 'paid');
  if (!order || !canPayAgain(order, serverNow())) return { kind: 'order-over' };
  return payInWindow(checkout, order, order.lines?.map(plainLine) ?? known?.lines ?? []);
}

const openOrder = ({ id, amount, deliver_to: to }: Order, address: DeliveryAddress): OpenOrder => ({
  orderId: id,
  amount: fromRupees(amount),
  to,
  isElsewhere: !to || !isSameAddress(to, address),
});

const isSameCart = (one: readonly CartLine[], other: readonly CartLine[]): boolean =>
  one.length === other.length && one.every((line) => findLine(other, line)?.quantity === line.quantity);

/** Creates the order, and reads what the server asks for it. */
async function placeOrder(
  checkout: Checkout,
  cart: CartLine[],
  address: DeliveryAddress,
): Promise<Order | PaymentOutcome> {
  const owner = selectUser(checkout.getState())?.email ?? null;
  const body = { cart, address: JSON.stringify(address), pincode: address.Pincode };
  const provider = runtimeConfig().paymentProvider;
  const call = ordersApi.endpoints.createOrder.initiate({ provider, body }, { track: false });
  const { data: orderId, error: refusal } = await checkout.dispatch(call);
  // Refused for its token, or the account has changed.
  if (!isSignedIn(owner, checkout)) return NOBODY_PAID;
  if (orderId === undefined) return { kind: 'order-not-created', error: refusal };
  if (orderId === '') return { kind: 'order-id-empty' };
  const { orders, error } = await ordersNow(checkout);
  const order = orders?.find(({ id }) => id === orderId);
  return order ?? { kind: 'order-not-created', error: error ?? `${orderId} is not among the orders` };
}

/** The report is validated at once, while the window may still explain a failure. */
async function payInWindow(
  checkout: Checkout,
  { id: orderId, amount: rupees }: Order,
  lines: CartLine[],
): Promise<PaymentOutcome> {
  const { dispatch, getState } = checkout;
  const amount = fromRupees(rupees);
  const payer = selectUser(getState());
  if (!payer) return NOBODY_PAID;
  // A payment that was made is confirmed: another window's report would replace its proof.
  const made = selectPayments(getState()).find((known) => known.orderId === orderId && isPaid(known));
  if (made) return confirm(checkout, made);
  const payment: PendingPayment = { owner: payer.email, orderId, lines, report: null, isRefused: false };
  dispatch(paymentStored({ payment, total: amount }));

  const description = checkoutMessages.purpose(checkoutMessages.items(lines.length));
  const window = openPaymentWindow({ orderId, amountInPaise: amount, description, payer });
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
async function resumePayment(checkout: Checkout): Promise<PaymentOutcome> {
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
}

/** Validates the window's report once. A success is stored until the order is known to be paid. */
async function confirm(checkout: Checkout, payment: PendingPayment): Promise<PaymentOutcome> {
  const { owner, orderId, report } = payment;
  if (!report) return { kind: 'nothing' };
  const sessionIsOver: PaymentOutcome = { kind: 'session-ended', paidBy: isPaid(payment) ? owner : null };
  // Another tab may have changed the account, whose orders and outcomes are its own.
  if (owner === null || !isSignedIn(owner, checkout)) return sessionIsOver;

  const { dispatch } = checkout;
  const provider = runtimeConfig().paymentProvider;
  const validation = ordersApi.endpoints.validatePayment.initiate({ provider, body: report }, { track: false });
  const { response, message, error, isFinal } = readVerdict(await dispatch(validation));
  if (!isSignedIn(owner, checkout)) return sessionIsOver;
  if (response) return settle(checkout, payment, 'paid');

  if (!isPaid(payment)) {
    if (isFinal) dispatch(paymentSettled(orderId));
    dispatch(unsuccessfulShown({ owner, status: report.status, message }));
    return { kind: 'unpaid', status: report.status, message, error };
  }
  if (!isFinal) return { kind: 'unconfirmed', error };
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
async function withPaymentLock(attempt: () => Promise<PaymentOutcome>): Promise<PaymentOutcome> {
  let running: Promise<PaymentOutcome> | undefined;
  const run = () => (running = attempt());
  try {
    return await navigator.locks.request(PAYMENT_LOCK, { ifAvailable: true }, (lock) =>
      lock ? run() : ({ kind: 'busy-elsewhere' } as const),
    );
  } catch {
    return await (running ?? run());
  }
}
