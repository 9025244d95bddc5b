import { createAction, createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { fromRupees, toRupees, type Paise } from '@shop/domain/money/paise';
import * as z from 'zod/mini';
import type { PaymentState, PaymentStep, PendingPayment, RootState } from '../../shared/app-store.ts';
import type { ShopStorage } from '../../shared/storage/shop-storage.ts';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { readStored, validItems, type StoredPart } from '../../shared/storage/stored-state.ts';
import { cartLines } from '../cart/cart.slice.ts';
import { selectUser, signedOut } from '../session/session.slice.ts';

const initialState: PaymentState = { step: null, payments: [], paidElsewhere: null };

/** A payment that was made. */
export const isPaid = ({ report }: PendingPayment): boolean => report?.status === 'succeeded';

/** A payment that was made, and on which the server has not decided. */
export const isWaiting = (payment: PendingPayment): boolean => isPaid(payment) && !payment.isRefused;

/** The payments to resume for this account: those that were made first. */
export function paymentsOf(owner: string | null, payments: readonly PendingPayment[]): PendingPayment[] {
  const own = payments.filter((payment) => payment.owner === owner);
  return [...own.filter(isWaiting), ...own.filter((payment) => !isWaiting(payment))];
}

/** Payments between the order's creation and their outcome, as stored (specification, sections 3 and 4). */
export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    stepReached: (state, { payload }: PayloadAction<PaymentStep | null>) => {
      state.step = payload;
    },
    /** The outcome is known. Removed before storage is read, since it was not settled in another tab. */
    paymentSettled: (state, { payload: orderId }: PayloadAction<string>) => {
      state.payments = state.payments.filter((payment) => payment.orderId !== orderId);
    },
    /** A success is removed only when its order is known to be paid. */
    storedPaymentsRead: (state, { payload }: PayloadAction<PendingPayment[]>) => {
      const stillPaid = payload.filter(isPaid).map(({ orderId }) => orderId);
      const gone = state.payments.find((payment) => isPaid(payment) && !stillPaid.includes(payment.orderId));
      state.paidElsewhere = gone ?? state.paidElsewhere;
      state.payments = payload;
    },
    paidElsewhereClosed: (state) => {
      state.paidElsewhere = null;
    },
  },
});

export const { stepReached, paymentSettled, paidElsewhereClosed } = paymentSlice.actions;

/** Replaces unpaid ones of the same owner and those without an owner. */
export const paymentStored = createAction<PendingPayment>('payment/paymentStored');

/** The server refuses a success, which stays as proof. */
export const paymentRefused = createAction<string>('payment/paymentRefused');

export const selectPaymentStep = (state: RootState) => state.payment.step;
export const selectPayments = (state: RootState) => state.payment.payments;

export const selectOwnPayments = createSelector([selectPayments, selectUser], (payments, user) =>
  user ? paymentsOf(user.email, payments) : [],
);

/** The signed-in account's payment that is not confirmed yet. */
export const selectWaitingPayment = (state: RootState) => selectOwnPayments(state).find(isWaiting);

/** The signed-in account's payment that another tab has confirmed. */
export const selectPaidElsewhere = (state: RootState) => {
  const { paidElsewhere } = state.payment;
  return paidElsewhere?.owner === selectUser(state)?.email ? paidElsewhere : null;
};

/** Payments without an outcome. Logout removes the current order only (docs/decisions/0018). */
export const storedPayments: StoredPart = {
  isChange: isAnyOf(paymentStored, paymentSettled, paymentRefused, signedOut),
  change,
  read: (storage) => paymentSlice.actions.storedPaymentsRead(readPayments(storage)),
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
