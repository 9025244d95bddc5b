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

/** What the payment window said, as it goes to the server. */
export type PaymentReport = ValidatePaymentRequest;

/** An order between its creation and its outcome. It is its owner's alone (decisions, 0018). */
export interface PendingPayment {
  /** E-mail address of the account that ordered; null where an earlier version of the shop has not written it down. */
  owner: string | null;
  orderId: string;
  /** Null when the stored price is damaged. */
  total: Paise | null;
  /** What is paid for; null when it is not known. */
  lines: readonly CartLine[] | null;
  /** Null while the window has said nothing. */
  report: PaymentReport | null;
}

/** A payment that was made and that the server has not confirmed. */
export const isPaid = ({ report }: PendingPayment): boolean => report?.status === 'succeeded';

/** All payments in storage, of all accounts. Anybody may have written them: what is none is left out. */
function readPayments({ orderId, price, pendingPayment }: StoredPayments): PendingPayment[] {
  const stored = parseJson(pendingPayment ?? '');
  const value = stored.ok ? stored.value : null;
  const total = readTotal(price);
  // Earlier versions of the shop kept one report, or only the order.
  const report = readReport(value);
  const kept = report
    ? [{ owner: null, orderId: report.order_id, total, lines: null, report }]
    : Array.isArray(value)
      ? value.flatMap(readPayment)
      : [];
  const isKept = orderId === null || orderId === '' || kept.some((payment) => payment.orderId === orderId);
  return isKept ? kept : [...kept, { owner: null, orderId, total, lines: null, report: null }];
}

/** The one to take up for this account: a paid one first. */
export function paymentOf(owner: string | null, payments: readonly PendingPayment[]): PendingPayment | undefined {
  const own = payments.filter((payment) => payment.owner === owner);
  return own.find(isPaid) ?? own[0];
}

/** What the signed-in account has paid and still has to have confirmed. */
export function usePendingPayment(): PendingPayment | null {
  const owner = useSelector(selectUser)?.email;
  const stored = useSelector(selectStoredPayments);
  return useMemo(() => {
    const payment = owner === undefined ? undefined : paymentOf(owner, readPayments(stored));
    return payment && isPaid(payment) ? payment : null;
  }, [owner, stored]);
}

type StorageThunk<Result> = (dispatch: AppDispatch, getState: unknown, services: ShopServices) => Result;

/** Payments as storage holds them at this moment, whatever other tabs have written meanwhile. */
export const paymentsNow = (): StorageThunk<PendingPayment[]> => (_dispatch, _getState, services) =>
  readPayments(readStored(services));

/** Keeps it over a reload, in place of what was not paid of the same owner's orders, and of those without an owner. */
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

/** Its outcome is known. @returns false when another tab has heard it before */
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
