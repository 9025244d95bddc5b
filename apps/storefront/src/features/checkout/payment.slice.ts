import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentState, PaymentStep, PendingPayment, RootState } from '../../shared/app-store.ts';
import { selectUser } from '../session/session.slice.ts';

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

export const { stepReached, paymentSettled, storedPaymentsRead, paidElsewhereClosed } = paymentSlice.actions;

/** Replaces unpaid ones of the same owner and those without an owner. */
export const paymentStored = createAction<PendingPayment>('payment/paymentStored');

/** The server refuses a success, which stays as proof. */
export const paymentRefused = createAction<string>('payment/paymentRefused');

export const selectPaymentStep = (state: RootState) => state.payment.step;
export const selectPayments = (state: RootState) => state.payment.payments;

/** The signed-in account's payments. */
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
