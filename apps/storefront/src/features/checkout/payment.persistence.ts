import { isAnyOf } from '@reduxjs/toolkit';
import { fromRupees, toRupees, type Paise } from '@shop/domain/money/paise';
import * as z from 'zod/mini';
import type { PendingPayment } from '../../shared/app-store.ts';
import type { ShopStorage } from '../../shared/storage/shop-storage.ts';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { readStored, validItems, type StoredPart } from '../../shared/storage/stored-state.ts';
import { cartLines } from '../cart/stored-cart.ts';
import { signedOut } from '../session/session.slice.ts';
import { isPaid, paymentRefused, paymentSettled, paymentStored, storedPaymentsRead } from './payment.slice.ts';

/** Payments without an outcome. Logout removes the current order only (docs/decisions/0018). */
export const storedPayments: StoredPart = {
  isChange: isAnyOf(paymentStored, paymentSettled, paymentRefused, signedOut),
  change,
  read: (storage) => storedPaymentsRead(readPayments(storage)),
};

function change(storage: ShopStorage, action: unknown): void {
  if (signedOut.match(action)) removeOrder(storage);
  else if (paymentStored.match(action)) {
    const { payload: payment } = action;
    const isReplaced = (other: PendingPayment) =>
      other.orderId === payment.orderId || (!isPaid(other) && (other.owner === null || other.owner === payment.owner));
    writePayments(storage, [...readPayments(storage).filter((other) => !isReplaced(other)), payment]);
    storage.write(storageKeys.orderId, payment.orderId);
    storage.write(storageKeys.price, priceOf(payment.total) ?? '');
  } else if (isAnyOf(paymentSettled, paymentRefused)(action)) {
    const { payload: orderId } = action;
    // First the keys: alone they are an order without an owner.
    if (storage.read(storageKeys.orderId) === orderId) removeOrder(storage);
    const refused = (payment: PendingPayment) =>
      paymentRefused.match(action) ? [{ ...payment, isRefused: true }] : [];
    writePayments(
      storage,
      readPayments(storage).flatMap((payment) => (payment.orderId === orderId ? refused(payment) : [payment])),
    );
  }
}

const price: z.ZodMiniType<Paise> = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)),
  z.transform((rupees) => fromRupees(Number(rupees))),
);
const priceOf = (total: Paise | null): string | null => (total === null ? null : String(toRupees(total)));

/** What is damaged besides owner and order counts as unknown. */
const storedPayment = z.object({
  owner: z.string(),
  orderId: z.string().check(z.minLength(1)),
  price: z.catch(z.nullable(price), null),
  lines: z.catch(z.nullable(cartLines.check(z.minLength(1))), null),
  report: z.catch(
    z.nullable(
      z.object({
        status: z.enum(['succeeded', 'Cancelled', 'timedout', 'failed']),
        order_id: z.string(),
        payment_id: z.string(),
        payment_signature: z.string(),
      }),
    ),
    null,
  ),
  isRefused: z.catch(z.boolean(), false),
});

/** All stored payments, of all accounts. */
export function readPayments(storage: ShopStorage): PendingPayment[] {
  const list = readStored(storage, storageKeys.pendingPayment, z.array(z.unknown()));
  const payments = validItems(storageKeys.pendingPayment, list, storedPayment).map(
    ({ price: total, report, ...payment }): PendingPayment => ({
      ...payment,
      total,
      report: report?.order_id === payment.orderId ? report : null,
    }),
  );
  const orderId = storage.read(storageKeys.orderId);
  if (!orderId || payments.some((payment) => payment.orderId === orderId)) return payments;
  const total = price.safeParse(storage.read(storageKeys.price)).data ?? null;
  return [...payments, { owner: null, orderId, total, lines: null, report: null, isRefused: false }];
}

/** Stores the payments that have an owner, for the tab only where the other storage is full. */
function writePayments(storage: ShopStorage, payments: readonly PendingPayment[]): void {
  const owned = payments.filter(({ owner }) => owner !== null);
  const list = JSON.stringify(owned.map(({ total, ...payment }) => ({ ...payment, price: priceOf(total) })));
  if (owned.length === 0) storage.remove(storageKeys.pendingPayment);
  else if (!storage.write(storageKeys.pendingPayment, list)) storage.write(storageKeys.pendingPayment, list, 'tab');
}

function removeOrder(storage: ShopStorage): void {
  storage.remove(storageKeys.orderId);
  storage.remove(storageKeys.price);
}
