import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentState, PaymentStep, PendingPayment, RootState } from '../../shared/app-store.ts';
import { selectUser } from '../session/session.slice.ts';
import { isPaid, isWaiting, paymentsOf } from './pending-payments.ts';

const initialState: PaymentState = { step: null, payments: [], paidElsewhere: null };

/** Payments between the order's creation and their outcome (specification, sections 3 and 4). */
export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    stepReached: (state, { payload }: PayloadAction<PaymentStep | null>) => {
      state.step = payload;
    },
    paymentsWritten: (state, { payload }: PayloadAction<PendingPayment[]>) => {
      state.payments = payload;
    },
    /** At the start, and when another tab wrote. A success is removed only when its order is known to be paid. */
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

export const { stepReached, paymentsWritten, storedPaymentsRead, paidElsewhereClosed } = paymentSlice.actions;

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
