import type { OrderStatus } from '@shop/api-contract/model';
import type { PendingPayment } from '../../shared/app-store.ts';
import { runtimeConfig } from '../../shared/env.ts';
import { cartPaid } from '../cart/cart.slice.ts';
import { ordersApi } from '../dashboard/orders.api.ts';
import { checkoutApi, lastPaymentOf, readVerdict } from './checkout.api.ts';
import {
  isSignedIn,
  payerIn,
  withPaymentLock,
  type Attempt,
  type Payer,
  type PaymentOutcome,
} from './payment-attempt.ts';
import { isPaid, paymentRefused, paymentSettled, paymentsOf, readPayments } from './payment.slice.ts';

/** The account's orders, as the server has them now. */
export const ordersNow = (token: string) =>
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
export const resume =
  (payment: PendingPayment, { user, token }: Payer): Attempt =>
  async (dispatch, getState) => {
    const { orderId, report } = payment;
    if (report) return dispatch(confirm(payment, token));

    const { data: orders } = await dispatch(ordersNow(token));
    const status = orders?.find(({ id }) => id === orderId)?.payment_status;
    // Undefined: the order belongs to another account, or was left out of an invalid response.
    if (status === undefined || status === 'created' || !isSignedIn(user.email, getState())) return { kind: 'nothing' };
    return dispatch(settle(payment, status));
  };

/** Validates the window's report once. A success is stored until the order is known to be paid. */
export const confirm =
  (payment: PendingPayment, token: string): Attempt =>
  async (dispatch, getState) => {
    const { owner, orderId, isRefused, report } = payment;
    if (!report) return { kind: 'nothing' };
    const { status } = report;
    const sessionEnded: PaymentOutcome = { kind: 'session-ended', paidBy: isPaid(payment) ? owner : null };
    // Another tab may have changed the account, whose orders and outcomes are its own.
    if (owner === null || !isSignedIn(owner, getState())) return sessionEnded;

    const provider = runtimeConfig().paymentProvider;
    // A refusal is shown once: the banner has this key.
    const options = isRefused ? { track: false } : { fixedCacheKey: lastPaymentOf(owner) };
    const validation = checkoutApi.endpoints.validatePayment.initiate({ provider, token, body: report }, options);
    const verdict = readVerdict(await dispatch(validation));
    if (!verdict.ok && verdict.reason === 'session-expired') return sessionEnded;
    if (!verdict.ok && verdict.reason === 'no-response') return { kind: 'unconfirmed', status, error: verdict.error };
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
