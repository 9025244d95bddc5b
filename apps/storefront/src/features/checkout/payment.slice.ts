import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectUser, type StateWithSession } from '../session/session.slice.ts';
import { isPaid, isWaiting, paymentsOf, type PendingPayment } from './pending-payments.ts';

/** The step of a payment attempt. */
export type PaymentStep = 'redirecting' | 'paying' | 'confirming';

interface PaymentState {
  /** Null while this tab neither pays nor confirms. */
  step: PaymentStep | null;
  /** As stored, of all accounts. */
  payments: PendingPayment[];
  /** Confirmed by another tab, and shown here as well. */
  paidElsewhere: PendingPayment | null;
}

export interface StateWithPayment {
  payment: PaymentState;
}

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

type State = StateWithPayment & StateWithSession;

export const selectPaymentStep = (state: StateWithPayment) => state.payment.step;
export const selectPayments = (state: StateWithPayment) => state.payment.payments;

/** The signed-in account's payments. */
export const selectOwnPayments = createSelector([selectPayments, selectUser], (payments, user) =>
  user ? paymentsOf(user.email, payments) : [],
);

/** The signed-in account's payment that is not confirmed yet. */
export const selectWaitingPayment = (state: State) => selectOwnPayments(state).find(isWaiting);

/** The signed-in account's payment that another tab has confirmed. */
export const selectPaidElsewhere = (state: State) => {
  const { paidElsewhere } = state.payment;
  return paidElsewhere?.owner === selectUser(state)?.email ? paidElsewhere : null;
};
