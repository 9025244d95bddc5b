import type { ValidatePaymentRequest } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart-line';
import { readCartLines } from '@shop/domain/cart/read-stored-cart';
import { ownField, parseJson } from '@shop/domain/json/parse-json';
import { fromRupees, toRupees, type Paise } from '@shop/domain/money/paise';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import type { AppDispatch, ShopServices } from '../../shared/use-app-dispatch.ts';
import { selectUser } from '../session/session.slice.ts';
import { paymentsWritten, selectStoredPayments, type StoredPayments } from './payment.slice.ts';

/** The payment window's report, as sent to the server. */
export type PaymentReport = ValidatePaymentRequest;

/** An order without a known outcome. It belongs to its owner only (decisions, 0018). */
export interface PendingPayment {
  /** E-mail of the account that ordered; null in data of earlier versions. */
  owner: string | null;
  orderId: string;
  /** Null when the stored price is damaged. */
  total: Paise | null;
  /** The paid lines; null when unknown. */
  lines: readonly CartLine[] | null;
  /** Null before the window's report. A success stays stored until the order is known to be paid. */
  report: PaymentReport | null;
  /** The server refuses the success: support is needed, and the account may pay for other orders. */
  isRefused: boolean;
}

/** A payment that was made. */
export const isPaid = ({ report }: PendingPayment): boolean => report?.status === 'succeeded';

/** A payment that was made, and on which the server has not decided. */
export const isWaiting = (payment: PendingPayment): boolean => isPaid(payment) && !payment.isRefused;

/** All stored payments, of all accounts. Untrusted: invalid ones are left out. */
function readPayments({ orderId, price, pendingPayment }: StoredPayments): PendingPayment[] {
  const stored = parseJson(pendingPayment ?? '');
  const value = stored.ok ? stored.value : null;
  const unknown = { owner: null, total: readTotal(price), lines: null, isRefused: false };
  // Earlier versions stored one report, or only the order.
  const report = readReport(value);
  const kept = report
    ? [{ ...unknown, orderId: report.order_id, report }]
    : Array.isArray(value)
      ? value.flatMap(readPayment)
      : [];
  const isKept = orderId === null || orderId === '' || kept.some((payment) => payment.orderId === orderId);
  return isKept ? kept : [...kept, { ...unknown, orderId, report: null }];
}

/** The payments to resume for this account: those that were made first. */
export function paymentsOf(owner: string | null, payments: readonly PendingPayment[]): PendingPayment[] {
  const own = payments.filter((payment) => payment.owner === owner);
  return [...own.filter(isWaiting), ...own.filter((payment) => !isWaiting(payment))];
}

/** The signed-in account's payments. */
export function useOwnPayments(): PendingPayment[] {
  const owner = useSelector(selectUser)?.email;
  const stored = useSelector(selectStoredPayments);
  return useMemo(() => (owner === undefined ? [] : paymentsOf(owner, readPayments(stored))), [owner, stored]);
}

/** The signed-in account's payment that is not confirmed yet. */
export const usePendingPayment = (): PendingPayment | null => useOwnPayments().find(isWaiting) ?? null;

type StorageThunk<Result> = (dispatch: AppDispatch, getState: unknown, services: ShopServices) => Result;

/** Payments from current storage, other tabs' writes included. */
export const paymentsNow = (): StorageThunk<PendingPayment[]> => (_dispatch, _getState, services) =>
  readPayments(readStored(services));

/** Stores a payment; replaces unpaid ones of the same owner and those without an owner. */
export const paymentKept =
  (payment: PendingPayment): StorageThunk<void> =>
  (dispatch, _getState, services) => {
    const { storage } = services;
    const others = readPayments(readStored(services)).filter(
      (other) =>
        other.orderId !== payment.orderId && (isPaid(other) || (other.owner !== null && other.owner !== payment.owner)),
    );
    storage.write(storageKeys.orderId, payment.orderId);
    if (payment.total === null) storage.remove(storageKeys.price);
    else storage.write(storageKeys.price, String(toRupees(payment.total)));
    dispatch(listWritten([...others, payment]));
  };

/** Removes a payment with a known outcome. @returns false when it was removed already, by another tab perhaps */
export const paymentSettled =
  (orderId: string): StorageThunk<boolean> =>
  (dispatch) => {
    const payments = dispatch(paymentsNow());
    const others = payments.filter((payment) => payment.orderId !== orderId);
    dispatch(orderEnded(orderId));
    dispatch(listWritten(others));
    return others.length < payments.length;
  };

/** Keeps a payment that the server refuses, as proof. */
export const paymentRefused =
  (orderId: string): StorageThunk<void> =>
  (dispatch) => {
    const payments = dispatch(paymentsNow());
    dispatch(orderEnded(orderId));
    dispatch(listWritten(payments.map((one) => (one.orderId === orderId ? { ...one, isRefused: true } : one))));
  };

/** Removes the current order's keys. */
const orderEnded =
  (orderId: string): StorageThunk<void> =>
  (_dispatch, _getState, { storage }) => {
    if (storage.read(storageKeys.orderId) !== orderId) return;
    storage.remove(storageKeys.orderId);
    storage.remove(storageKeys.price);
  };

/** Writes the list, to the tab's storage where the other is full; the state follows. */
const listWritten =
  (payments: readonly PendingPayment[]): StorageThunk<void> =>
  (dispatch, _getState, services) => {
    const { storage } = services;
    const list = JSON.stringify(payments.map(toStored));
    if (payments.length === 0) storage.remove(storageKeys.pendingPayment);
    else if (!storage.write(storageKeys.pendingPayment, list)) storage.write(storageKeys.pendingPayment, list, 'tab');
    dispatch(paymentsWritten(readStored(services)));
  };

const readStored = ({ storage }: ShopServices): StoredPayments => ({
  orderId: storage.read(storageKeys.orderId),
  price: storage.read(storageKeys.price),
  pendingPayment: storage.read(storageKeys.pendingPayment),
});

const toStored = ({ owner, orderId, total, lines, report, isRefused }: PendingPayment) => ({
  owner,
  orderId,
  price: total === null ? null : String(toRupees(total)),
  lines,
  report,
  ...(isRefused && { isRefused }),
});

function readPayment(value: unknown): PendingPayment[] {
  const [owner, orderId, price] = ['owner', 'orderId', 'price'].map((field) => ownField(value, field));
  if (typeof orderId !== 'string' || orderId === '') return [];
  const report = readReport(ownField(value, 'report'));
  const { lines, damaged } = readCartLines(ownField(value, 'lines'));
  return [
    {
      owner: typeof owner === 'string' ? owner : null,
      orderId,
      total: readTotal(price),
      lines: damaged || lines.length === 0 ? null : lines,
      report: report?.order_id === orderId ? report : null,
      isRefused: ownField(value, 'isRefused') === true,
    },
  ];
}

const STATUSES: readonly unknown[] = ['succeeded', 'Cancelled', 'timedout', 'failed'];

const isStatus = (value: unknown): value is PaymentReport['status'] => STATUSES.includes(value);

function readReport(value: unknown): PaymentReport | null {
  const [status, order_id, payment_id, payment_signature] = [
    'status',
    'order_id',
    'payment_id',
    'payment_signature',
  ].map((field) => ownField(value, field));
  const isReport =
    isStatus(status) &&
    typeof order_id === 'string' &&
    order_id !== '' &&
    typeof payment_id === 'string' &&
    typeof payment_signature === 'string';
  return isReport ? { status, order_id, payment_id, payment_signature } : null;
}

function readTotal(text: unknown): Paise | null {
  const isPrice = typeof text === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(text);
  return isPrice ? fromRupees(Number(text)) : null;
}
