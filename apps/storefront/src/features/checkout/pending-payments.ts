import type { ValidatePaymentRequest } from '@shop/api-contract/model';
import { ownField, parseJson } from '@shop/domain/json/parse-json';
import { fromRupees, toRupees, type Paise } from '@shop/domain/money/paise';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import type { ShopStorage } from '../../shared/storage/shop-storage.ts';

/** What the payment window said, as it goes to the server. */
export type PaymentReport = ValidatePaymentRequest;

/** An order between its creation and its outcome. */
export interface PendingPayment {
  orderId: string;
  /** Null when the stored price is damaged. */
  total: Paise | null;
  /** Null while the window has said nothing. */
  report: PaymentReport | null;
}

/** Keeps the one pending payment over a reload, under the keys orderId, price (rupees) and pendingPayment. */
export interface PendingPayments {
  read: () => PendingPayment | null;
  opened: (orderId: string, total: Paise) => void;
  reported: (report: PaymentReport) => void;
  /** The outcome is known. */
  settled: () => void;
}

export const pendingPayments = (storage: ShopStorage): PendingPayments => ({
  read: () => {
    const report = readReport(storage.read(storageKeys.pendingPayment));
    const orderId = report?.order_id ?? storage.read(storageKeys.orderId);
    return orderId ? { orderId, total: readTotal(storage.read(storageKeys.price)), report } : null;
  },
  opened: (orderId, total) => {
    storage.remove(storageKeys.pendingPayment);
    storage.write(storageKeys.orderId, orderId);
    storage.write(storageKeys.price, String(toRupees(total)));
  },
  reported: (report) => void storage.write(storageKeys.pendingPayment, JSON.stringify(report)),
  settled: () =>
    [storageKeys.orderId, storageKeys.price, storageKeys.pendingPayment].forEach((key) => storage.remove(key)),
});

const STATUSES: readonly unknown[] = ['succeeded', 'Cancelled', 'timedout', 'failed'];

const isStatus = (value: unknown): value is PaymentReport['status'] => STATUSES.includes(value);

/** Anybody may have written it: what is no report counts as none. */
function readReport(text: string | null): PaymentReport | null {
  const stored = parseJson(text ?? '');
  const [status, order_id, payment_id, payment_signature] = [
    'status',
    'order_id',
    'payment_id',
    'payment_signature',
  ].map((field) => (stored.ok ? ownField(stored.value, field) : undefined));
  const isReport =
    isStatus(status) &&
    typeof order_id === 'string' &&
    order_id !== '' &&
    typeof payment_id === 'string' &&
    typeof payment_signature === 'string';
  return isReport ? { status, order_id, payment_id, payment_signature } : null;
}

function readTotal(text: string | null): Paise | null {
  const isPrice = text !== null && /^\d{1,9}(\.\d{1,2})?$/.test(text);
  return isPrice ? fromRupees(Number(text)) : null;
}
