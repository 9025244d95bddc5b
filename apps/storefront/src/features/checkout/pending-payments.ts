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
  /** Null before the window's report. */
  report: PaymentReport | null;
}

/** A payment that was made but not confirmed. */
export const isPaid = ({ report }: PendingPayment): boolean => report?.status === 'succeeded';

/** All stored payments, of all accounts. Untrusted: invalid ones are left out. */
function readPayments({ orderId, price, pendingPayment }: StoredPayments): PendingPayment[] {
  const stored = parseJson(pendingPayment ?? '');
  const value = stored.ok ? stored.value : null;
  const total = readTotal(price);
  // Earlier versions stored one report, or only the order.
  const report = readReport(value);
  const kept = report
    ? [{ owner: null, orderId: report.order_id, total, lines: null, report }]
    : Array.isArray(value)
      ? value.flatMap(readPayment)
      : [];
  const isKept = orderId === null || orderId === '' || kept.some((payment) => payment.orderId === orderId);
  return isKept ? kept : [...kept, { owner: null, orderId, total, lines: null, report: null }];
}

/** The payment to resume for this account: a paid one first. */
export function paymentOf(owner: string | null, payments: readonly PendingPayment[]): PendingPayment | undefined {
  const own = payments.filter((payment) => payment.owner === owner);
  return own.find(isPaid) ?? own[0];
}

/** The signed-in account's pending payment. */
export function usePendingPayment(): PendingPayment | null {
  const owner = useSelector(selectUser)?.email;
  const stored = useSelector(selectStoredPayments);
  return useMemo(() => {
    const payment = owner === undefined ? undefined : paymentOf(owner, readPayments(stored));
    return payment && isPaid(payment) ? payment : null;
  }, [owner, stored]);
}

type StorageThunk<Result> = (dispatch: AppDispatch, getState: unknown, services: ShopServices) => Result;

/** Payments from current storage, other tabs' writes included. */
export const paymentsNow = (): StorageThunk<PendingPayment[]> => (_dispatch, _getState, services) =>
  readPayments(readStored(services));

/** Stores a payment; replaces unpaid ones of the same owner and those without an owner. */
export const paymentKept =
  (payment: PendingPayment): StorageThunk<void> =>
  (dispatch, _getState, services) => {
    const others = readPayments(readStored(services)).filter(
      (other) =>
        other.orderId !== payment.orderId && (isPaid(other) || (other.owner !== null && other.owner !== payment.owner)),
    );
    const { storage } = services;
    storage.write(storageKeys.pendingPayment, JSON.stringify([...others, payment].map(toStored)));
    storage.write(storageKeys.orderId, payment.orderId);
    if (payment.total === null) storage.remove(storageKeys.price);
    else storage.write(storageKeys.price, String(toRupees(payment.total)));
    dispatch(paymentsWritten(readStored(services)));
  };

/** Removes a payment with a known outcome. @returns false when it was removed already, by another tab perhaps */
export const paymentSettled =
  (orderId: string): StorageThunk<boolean> =>
  (dispatch, _getState, services) => {
    const payments = readPayments(readStored(services));
    const others = payments.filter((payment) => payment.orderId !== orderId);
    const { storage } = services;
    if (storage.read(storageKeys.orderId) === orderId) {
      storage.remove(storageKeys.orderId);
      storage.remove(storageKeys.price);
    }
    if (others.length === 0) storage.remove(storageKeys.pendingPayment);
    else storage.write(storageKeys.pendingPayment, JSON.stringify(others.map(toStored)));
    dispatch(paymentsWritten(readStored(services)));
    return others.length < payments.length;
  };

const readStored = ({ storage }: ShopServices): StoredPayments => ({
  orderId: storage.read(storageKeys.orderId),
  price: storage.read(storageKeys.price),
  pendingPayment: storage.read(storageKeys.pendingPayment),
});

const toStored = ({ owner, orderId, total, lines, report }: PendingPayment) => ({
  owner,
  orderId,
  price: total === null ? null : String(toRupees(total)),
  lines,
  report,
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
