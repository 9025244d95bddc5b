import type { ValidatePaymentRequest as PaymentReport } from '@shop/api-contract/model';
import { readCartLines } from '@shop/domain/cart/read-stored-cart';
import { ownField, parseJson } from '@shop/domain/json/parse-json';
import { fromRupees, toRupees, type Paise } from '@shop/domain/money/paise';
import type { PendingPayment } from '../../shared/app-store.ts';
import type { ShopStorage } from '../../shared/storage/shop-storage.ts';
import { storageKeys } from '../../shared/storage/storage-keys.ts';

/** A payment that was made. */
export const isPaid = ({ report }: PendingPayment): boolean => report?.status === 'succeeded';

/** A payment that was made, and on which the server has not decided. */
export const isWaiting = (payment: PendingPayment): boolean => isPaid(payment) && !payment.isRefused;

/** The payments to resume for this account: those that were made first. */
export function paymentsOf(owner: string | null, payments: readonly PendingPayment[]): PendingPayment[] {
  const own = payments.filter((payment) => payment.owner === owner);
  return [...own.filter(isWaiting), ...own.filter((payment) => !isWaiting(payment))];
}

/** All stored payments, of all accounts. Untrusted: invalid ones are left out. */
export function readPayments(storage: ShopStorage): PendingPayment[] {
  const list = parseJson(storage.read(storageKeys.pendingPayment) ?? '');
  const payments = list.ok && Array.isArray(list.value) ? list.value.flatMap(readPayment) : [];
  const orderId = storage.read(storageKeys.orderId);
  if (!orderId || payments.some((payment) => payment.orderId === orderId)) return payments;
  const total = readTotal(storage.read(storageKeys.price));
  return [...payments, { owner: null, orderId, total, lines: null, report: null, isRefused: false }];
}

/** Stores the payments that have an owner, for the tab only where the other storage is full. */
export function writePayments(storage: ShopStorage, payments: readonly PendingPayment[]): void {
  const owned = payments.filter(({ owner }) => owner !== null);
  const list = JSON.stringify(owned.map(({ total, ...payment }) => ({ ...payment, price: priceOf(total) })));
  if (owned.length === 0) storage.remove(storageKeys.pendingPayment);
  else if (!storage.write(storageKeys.pendingPayment, list)) storage.write(storageKeys.pendingPayment, list, 'tab');
}

/** Stores the current order under the specified keys. */
export function writeOrder(storage: ShopStorage, { orderId, total }: PendingPayment): void {
  storage.write(storageKeys.orderId, orderId);
  storage.write(storageKeys.price, priceOf(total) ?? '');
}

export function removeOrder(storage: ShopStorage): void {
  storage.remove(storageKeys.orderId);
  storage.remove(storageKeys.price);
}

function readPayment(value: unknown): PendingPayment[] {
  const [owner, orderId] = [ownField(value, 'owner'), ownField(value, 'orderId')];
  if (typeof owner !== 'string' || typeof orderId !== 'string' || orderId === '') return [];
  const { lines, damaged } = readCartLines(ownField(value, 'lines'));
  return [
    {
      owner,
      orderId,
      total: readTotal(ownField(value, 'price')),
      lines: damaged || lines.length === 0 ? null : lines,
      report: readReport(ownField(value, 'report'), orderId),
      isRefused: ownField(value, 'isRefused') === true,
    },
  ];
}

const STATUSES: readonly unknown[] = ['succeeded', 'Cancelled', 'timedout', 'failed'];

const isStatus = (value: unknown): value is PaymentReport['status'] => STATUSES.includes(value);

function readReport(value: unknown, orderId: string): PaymentReport | null {
  const fields = ['status', 'payment_id', 'payment_signature'].map((field) => ownField(value, field));
  const [status, payment_id, payment_signature] = fields;
  if (!isStatus(status) || typeof payment_id !== 'string' || typeof payment_signature !== 'string') return null;
  return ownField(value, 'order_id') === orderId ? { status, order_id: orderId, payment_id, payment_signature } : null;
}

const priceOf = (total: Paise | null): string | null => (total === null ? null : String(toRupees(total)));

function readTotal(price: unknown): Paise | null {
  const isPrice = typeof price === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(price);
  return isPrice ? fromRupees(Number(price)) : null;
}
