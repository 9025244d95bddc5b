import { storageKeys, type StorageKey } from '../../shared/storage/storage-keys.ts';
import { otherTabWrote, storedStateRead } from '../../shared/storage/stored-state.ts';
import type { AppListeners, AppThunk, PendingPayment } from '../../shared/app-store.ts';
import { signedOut } from '../session/session.slice.ts';
import { paymentsWritten, storedPaymentsRead } from './payment.slice.ts';
import { isPaid, readPayments, removeOrder, writeOrder, writePayments } from './pending-payments.ts';

/** Reads the stored payments, changes and writes them; the state follows. */
const update =
  (change: (payments: PendingPayment[]) => PendingPayment[]): AppThunk =>
  (dispatch, _getState, { storage }) => {
    const changed = change(readPayments(storage));
    writePayments(storage, changed);
    dispatch(paymentsWritten(changed));
  };

/** Stores a payment; replaces unpaid ones of the same owner and those without an owner. */
export const paymentStored =
  (payment: PendingPayment): AppThunk =>
  (dispatch, _getState, { storage }) => {
    const isReplaced = (other: PendingPayment) =>
      other.orderId === payment.orderId || (!isPaid(other) && (other.owner === null || other.owner === payment.owner));
    dispatch(update((payments) => [...payments.filter((other) => !isReplaced(other)), payment]));
    writeOrder(storage, payment);
  };

/** Removes the current order's keys, and changes its payment. @returns whether there was one */
const orderEnded =
  (orderId: string, change: (payment: PendingPayment) => PendingPayment[]): AppThunk<boolean> =>
  (dispatch, _getState, { storage }) => {
    const isEnded = (payment: PendingPayment) => payment.orderId === orderId;
    const isKnown = readPayments(storage).some(isEnded);
    // First the keys: alone they are an order without an owner.
    if (storage.read(storageKeys.orderId) === orderId) removeOrder(storage);
    dispatch(update((payments) => payments.flatMap((one) => (isEnded(one) ? change(one) : [one]))));
    return isKnown;
  };

/** Removes a payment with a known outcome. @returns false when it was removed already, by another tab perhaps */
export const paymentSettled = (orderId: string) => orderEnded(orderId, () => []);

/** Keeps a payment that the server refuses, as proof. */
export const paymentRefused = (orderId: string) => orderEnded(orderId, (payment) => [{ ...payment, isRefused: true }]);

const KEYS: readonly StorageKey[] = [storageKeys.orderId, storageKeys.price, storageKeys.pendingPayment];

/** Follows storage. Logout removes the current order; payments stay stored for their owner (decisions, 0018). */
export function startPaymentPersistence(listeners: AppListeners): void {
  listeners.startListening({
    predicate: (action) =>
      storedStateRead.match(action) || (otherTabWrote.match(action) && KEYS.includes(action.payload.key)),
    effect: (_, { dispatch, extra: { storage } }) => void dispatch(storedPaymentsRead(readPayments(storage))),
  });
  listeners.startListening({
    actionCreator: signedOut,
    effect: (_, { dispatch, extra: { storage } }) => {
      removeOrder(storage);
      dispatch(paymentsWritten(readPayments(storage)));
    },
  });
}
