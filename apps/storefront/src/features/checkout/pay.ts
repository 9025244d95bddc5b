import type { Order } from '@shop/api-contract/model';
import { findLine, plainLine, type CartLine } from '@shop/domain/cart/cart';
import { priceChanges } from '@shop/domain/cart/price';
import type { AddressLines } from '@shop/domain/delivery/address-lines';
import type { DeliveryAddress } from '@shop/domain/delivery/selected-office';
import { fromRupees, type Paise } from '@shop/domain/money/paise';
import { canPayAgain } from '@shop/domain/order/pay-again';
import { runtimeConfig } from '../../shared/env.ts';
import { freshPrices } from '../cart/fresh-prices.ts';
import type { ShownLine } from '../cart/use-cart.ts';
import { selectOffice } from '../delivery-location/delivery-location.slice.ts';
import { selectUser } from '../session/session.slice.ts';
import { checkoutApi, readCreatedOrder, type CreatedOrder } from './checkout.api.ts';
import { checkoutMessages } from './checkout.messages.ts';
import {
  confirm,
  isSignedIn,
  NOBODY_PAID,
  ordersNow,
  settle,
  withPaymentLock,
  type Checkout,
  type OpenOrder,
  type PaymentOutcome,
} from './confirm-payment.ts';
import { configuredProvider, openPaymentWindow } from './payment-window.ts';
import { isPaid, isWaiting, paymentStored, selectPayments, stepReached, type PendingPayment } from './payment.slice.ts';

export interface OrderToPay {
  /** The displayed lines, unavailable ones included, which are not ordered. */
  pricedLines: readonly ShownLine[];
  /** The displayed total, to which the user has agreed. */
  total: Paise;
  /** Where the courier goes, beside the office. */
  address: AddressLines;
  /** The open order to pay; `new` when the user wants another one beside it. */
  order?: string;
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
    if (signal.aborted) return { kind: 'nothing' };
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
    const chosen = payable.find(({ id }) => id === asked.order);
    if (!chosen) {
      if (asked.order && asked.order !== 'new') return { kind: 'order-over' };
      const changes = priceChanges(asked.pricedLines, prices);
      if (changes.length > 0) return { kind: 'prices-changed', changes };
      const open = payable.find(isOfTheseLines);
      if (open && !asked.order) return { kind: 'order-open', order: openOrder(open) };
    }

    dispatch(stepReached('redirecting'));
    const created = chosen ?? (await placeOrder(checkout, lines, { ...office, ...asked.address }));
    if ('kind' in created) return created;
    const order = openOrder(created);
    if (order.amount !== asked.total) return { kind: 'amount-differs', order };
    if (!isSignedIn(user.email, checkout)) return NOBODY_PAID;
    return payInWindow(checkout, order, created.lines?.map(plainLine) ?? lines);
  });

/** Pays an order that was created a few minutes ago, with its own id: its window was interrupted. */
export const payAgain = (checkout: Checkout, orderId: string) =>
  withPaymentLock(checkout, 'redirecting', async () => {
    const { orders, error } = await ordersNow(checkout);
    if (!orders) return { kind: 'unchecked', error };
    const order = orders.find(({ id }) => id === orderId);
    const known = selectPayments(checkout.getState()).find((payment) => payment.orderId === orderId);
    if (known && order?.payment_status === 'paid') return settle(checkout, known, 'paid');
    if (!order || !canPayAgain(order, Date.now())) return { kind: 'order-over' };
    return payInWindow(checkout, openOrder(order), order.lines?.map(plainLine) ?? known?.lines ?? []);
  });

const openOrder = ({ id, amount }: Order): OpenOrder => ({ orderId: id, amount: fromRupees(amount) });

const isSameCart = (one: readonly CartLine[], other: readonly CartLine[]): boolean =>
  one.length === other.length && one.every((line) => findLine(other, line)?.quantity === line.quantity);

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
  // A payment that was made is confirmed: another window's report would replace its proof.
  const made = selectPayments(getState()).find((known) => known.orderId === orderId && isPaid(known));
  if (made) return confirm(checkout, made);
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
