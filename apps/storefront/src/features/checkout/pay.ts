import type { Order, OrderStatus } from '@shop/api-contract/model';
import { findLine, plainLine, type CartLine } from '@shop/domain/cart/cart';
import { priceChanges } from '@shop/domain/cart/price';
import { isSameAddress, type DeliveryAddress } from '@shop/domain/delivery/address';
import { fromRupees, type Paise } from '@shop/domain/money/paise';
import { canPayAgain } from '@shop/domain/order/order';
import { FROM_NETWORK } from '../../shared/api/shop-api.ts';
import type { AppDispatch } from '../../shared/app-store.ts';
import { runtimeConfig } from '../../shared/env.ts';
import { reportError } from '../../shared/report-error.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { cartPaid } from '../cart/cart.slice.ts';
import { pricesOf, type ShownLine } from '../cart/use-cart.ts';
import { ordersApi, readVerdict } from '../orders/orders.api.ts';
import { selectUser, type SessionRoot } from '../session/session.slice.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { openPaymentWindow } from './payment-window.ts';
import {
  isReportedPaid,
  isUnconfirmed,
  paymentRefused,
  paymentSettled,
  paymentStored,
  selectPayments,
  selectPaymentStep,
  stepReached,
  type OpenOrder,
  type PaymentOutcome,
  type PaymentQuestion,
  type PaymentRoot,
  type PendingPayment,
  type StopReason,
} from './payment.slice.ts';

export interface PaymentStore {
  dispatch: AppDispatch;
  getState: () => PaymentRoot & SessionRoot;
}

export interface PaymentRequest {
  /** None for an order whose payment was interrupted, with its own lines, prices and address. */
  cart?: {
    /** The displayed lines, unavailable ones included, which are not ordered. */
    pricedLines: readonly ShownLine[];
    /** The displayed total, to which the user has agreed. */
    total: Paise;
    /** Where the courier goes; null while no office is chosen. */
    address: DeliveryAddress | null;
  };
  /** The open one to pay, as the user was told of it, or another one beside it; undefined before the user was asked. */
  order?: OpenOrder | 'another' | undefined;
}

const { listOrders, createOrder, validatePayment } = ordersApi.endpoints;
const providerId = () => runtimeConfig().paymentProvider;

/**
 * Pays for the cart (specification, section 4, "Checkout"), or for an order of the last minutes. A payment that was made
 * earlier is confirmed instead, so that nobody pays twice (docs/decisions/0018).
 *
 * @param signal cancels while nothing is ordered yet: null
 */
export async function pay(
  store: PaymentStore,
  { cart, order: choice }: PaymentRequest,
  signal: AbortSignal,
): Promise<PaymentOutcome | null> {
  const { dispatch, getState } = store;
  const payer = selectUser(getState());
  if (signal.aborted) return null;
  const sessionIsOver: PaymentOutcome = { kind: 'session-ended', owner: payer?.email ?? null, isPaid: false };
  if (!payer) return sessionIsOver;
  const chosen = choice === 'another' ? undefined : choice;
  const ask = (question: PaymentQuestion): PaymentOutcome => ({ kind: 'question', owner: payer.email, question });
  const own = selectPayments(getState()).filter(
    ({ owner, orderId }) => owner === payer.email && (cart || orderId === chosen?.order.id),
  );
  const made = own.find(
    (payment) => isUnconfirmed(payment) || (isReportedPaid(payment) && payment.orderId === chosen?.order.id),
  );
  if (made) {
    dispatch(stepReached('confirming'));
    return confirm(store, made);
  }
  if (cart && !cart.address) return stopped('address-missing');

  // Orders and prices of now.
  const shownLines = cart?.pricedLines ?? [];
  const linesOf = (some: readonly ShownLine[]) => some.map(({ line }) => line);
  const cancelled = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  const checks = Promise.all([ordersNow(store), pricesOf(dispatch, linesOf(shownLines), FROM_NETWORK)]);
  const checked = await Promise.race([cancelled, checks]);
  if (!checked) return null;
  const [orders, prices] = checked;
  if (!isSignedIn(payer.email, store)) return sessionIsOver;
  if (!orders || !prices) return stopped('unchecked');

  // Its window was interrupted, such as by a reload or by the phone.
  const paid = own.find(({ orderId }) => isPaidAmong(orders, orderId));
  if (paid) return settle(store, paid, 'paid');

  // An order that is open, or else a new one.
  const payable = orders.filter((order) => canPayAgain(order, serverNow()));
  const lines = linesOf(shownLines.filter(({ status }) => status === 'available'));
  if (chosen && isPaidAmong(orders, chosen.order.id)) {
    // By another device.
    if (cart) dispatch(cartPaid(lines));
    return { kind: 'paid', orderId: chosen.order.id };
  }
  let order = payable.find(({ id }) => id === chosen?.order.id);
  if (!order) {
    if (chosen || !cart?.address) return stopped('order-over');
    const { address, total } = cart;
    const changes = priceChanges(shownLines, prices);
    if (changes.length > 0) return ask({ about: 'prices', changes, shown: total });
    const isOfTheseLines = ({ id, amount, lines: ordered }: Order) => {
      const known = ordered ?? own.find(({ orderId }) => orderId === id)?.lines;
      return known ? isSameCart(known, lines) : fromRupees(amount) === total;
    };
    const open = payable.filter(isOfTheseLines).map((one) => openOrder(one, address));
    const offered = open.find(({ isElsewhere }) => !isElsewhere) ?? open[0];
    if (offered && choice === undefined) return ask({ about: 'open-order', ...offered });

    dispatch(stepReached('redirecting'));
    const body = { cart: lines, address: JSON.stringify(address), pincode: address.Pincode };
    const { data: id, error } = await dispatch(
      createOrder.initiate({ provider: providerId(), body }, { track: false }),
    );
    // Refused for its token, or the account has changed.
    if (!isSignedIn(payer.email, store)) return sessionIsOver;
    if (id === undefined) return stopped('order-not-created', error);
    if (id === '') return stopped('order-id-empty');
    order = (await ordersNow(store))?.find((one) => one.id === id);
    if (!isSignedIn(payer.email, store)) return sessionIsOver;
    if (!order) return stopped('order-not-created', `${id} is not among the orders`);
  }
  if (cart?.address) {
    const told = openOrder(order, cart.address);
    // The address was corrected while the user was asked.
    if (chosen && told.isElsewhere && !chosen.isElsewhere) return ask({ about: 'open-order', ...told });
    if (fromRupees(order.amount) !== cart.total) return ask({ about: 'total', ...told, shown: cart.total });
  }

  // The window, with the amount that the server asks for.
  dispatch(stepReached('redirecting'));
  const { id: orderId } = order;
  const total = fromRupees(order.amount);
  const ordered = order.lines?.map(plainLine) ?? own.find((known) => known.orderId === orderId)?.lines ?? lines;
  const payment: PendingPayment = { owner: payer.email, orderId, lines: ordered, report: null, isRefused: false };
  dispatch(paymentStored({ payment, total }));
  const description = checkoutMessages.purpose(ordered.length > 0 ? checkoutMessages.items(ordered.length) : orderId);
  const onOpen = () => void dispatch(stepReached('paying'));
  const window = openPaymentWindow({ orderId, amountInPaise: total, description, payer, onOpen });

  // Its report is stored until the server has responded, to survive a reload, and validated at once: the window may
  // still explain a failure.
  const reported = { ...payment, report: { order_id: orderId, ...(await window.report) } };
  dispatch(paymentStored({ payment: reported, total }));
  const confirmed = confirm(store, reported);
  await window.closed;
  const isOpened = selectPaymentStep(getState()) === 'paying';
  dispatch(stepReached('confirming'));
  const outcome = await confirmed;
  if (!isOpened && outcome.kind === 'unpaid') return { ...outcome, message: checkoutMessages.notOpened };
  return outcome;
}

/**
 * Resumes the signed-in account's payments after a reload, a failed call or an expired session, up to the first with an
 * outcome: a stored report is validated; of the others the orders decide, and an open order is left alone, since the
 * payment may still arrive.
 */
export async function resume(store: PaymentStore): Promise<PaymentOutcome | null> {
  const user = selectUser(store.getState());
  if (!user) return null;
  const own = selectPayments(store.getState()).filter(({ owner }) => owner === user.email || owner === null);
  if (own.length === 0) return null;
  const reported = own.find(isUnconfirmed) ?? own.find(({ report, isRefused }) => report && !isRefused);
  if (reported) return confirm(store, reported);

  const orders = await ordersNow(store);
  if (!orders || !isSignedIn(user.email, store)) return null;
  for (const payment of own) {
    // Missing: the order belongs to another account, or was left out of an invalid response.
    const status = orders.find(({ id }) => id === payment.orderId)?.payment_status ?? 'created';
    if (status === 'paid' || (status !== 'created' && !payment.isRefused)) return settle(store, payment, status);
  }
  return null;
}

/** Validates the window's report once. A success is stored until the order is known to be paid. */
async function confirm(store: PaymentStore, payment: PendingPayment): Promise<PaymentOutcome> {
  const { dispatch } = store;
  const { owner, orderId, report } = payment;
  const sessionIsOver: PaymentOutcome = { kind: 'session-ended', owner, isPaid: isReportedPaid(payment) };
  // Another tab may have changed the account, whose orders and outcomes are its own.
  if (!report || !isSignedIn(owner, store)) return sessionIsOver;

  const validation = validatePayment.initiate({ provider: providerId(), body: report }, { track: false });
  const { response, message, error, isFinal } = readVerdict(await dispatch(validation));
  if (!isSignedIn(owner, store)) return sessionIsOver;
  if (response) return settle(store, payment, 'paid');

  if (!isReportedPaid(payment)) {
    if (isFinal) dispatch(paymentSettled(orderId));
    return ended({ kind: 'unpaid', owner, status: report.status, message }, error);
  }
  if (!isFinal) return ended({ kind: 'unconfirmed' }, error);
  if (isPaidAmong(await ordersNow(store), orderId)) return settle(store, payment, 'paid');
  dispatch(paymentRefused(orderId));
  return ended({ kind: 'refused', owner, status: report.status, orderId, message }, error);
}

/** Ends a payment whose order has a final status. What another tab has settled is out of the cart already. */
function settle(
  { dispatch }: PaymentStore,
  { orderId, owner, lines, isGone }: PendingPayment,
  status: Exclude<OrderStatus, 'created'>,
): PaymentOutcome {
  dispatch(paymentSettled(orderId));
  if (status !== 'paid') return { kind: 'unpaid', owner, status, message: null };
  if (!isGone) dispatch(cartPaid(lines));
  return { kind: 'paid', orderId };
}

/** The account's orders, as the server has them now; undefined when they do not come. */
async function ordersNow({ dispatch }: PaymentStore): Promise<Order[] | undefined> {
  const { data, error } = await dispatch(listOrders.initiate(undefined, { forceRefetch: true, subscribe: false }));
  return error ? undefined : data;
}

const isPaidAmong = (orders: readonly Order[] | undefined, orderId: string) =>
  orders?.some(({ id, payment_status }) => id === orderId && payment_status === 'paid');

const isSignedIn = (owner: string | null, { getState }: PaymentStore) => selectUser(getState())?.email === owner;

const openOrder = (order: Order, address: DeliveryAddress): OpenOrder => ({
  order,
  isElsewhere: !order.deliver_to || !isSameAddress(order.deliver_to, address),
});

const isSameCart = (one: readonly CartLine[], other: readonly CartLine[]) =>
  one.length === other.length && one.every((line) => findLine(other, line)?.quantity === line.quantity);

function ended(outcome: PaymentOutcome, error: unknown, name: string = outcome.kind): PaymentOutcome {
  if (error) reportError(`payment ${name}`, error);
  return outcome;
}

export const stopped = (reason: StopReason, error?: unknown) => ended({ kind: 'stopped', reason }, error, reason);
