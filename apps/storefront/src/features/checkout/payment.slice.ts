import { createSlice, type ListenerMiddlewareInstance, type PayloadAction } from '@reduxjs/toolkit';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { otherTabWrote, storedStateRead } from '../../shared/storage/stored-state.ts';
import type { AppDispatch, ShopServices } from '../../shared/use-app-dispatch.ts';
import { signedOut } from '../session/session.slice.ts';

/** Web Lock held by the paying tab. */
export const PAYMENT_LOCK = 'payment';

/** The step of a payment attempt. */
export type PaymentStep = 'redirecting' | 'paying' | 'confirming';

/** Stored payments as text: untrusted, parsed by pending-payments.ts. */
export type StoredPayments = Record<'orderId' | 'price' | 'pendingPayment', string | null>;

interface PaymentState {
  /** Null while this tab neither pays nor confirms. */
  step: PaymentStep | null;
  stored: StoredPayments;
  /** Who wrote last: a payment that another tab confirmed is told here as well. */
  isWrittenElsewhere: boolean;
}

export interface StateWithPayment {
  payment: PaymentState;
}

const initialState: PaymentState = {
  step: null,
  stored: { orderId: null, price: null, pendingPayment: null },
  isWrittenElsewhere: false,
};

/** Payments between the order's creation and their outcome (specification, sections 3 and 4). */
export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    stepReached: (state, { payload }: PayloadAction<PaymentStep | null>) => {
      state.step = payload;
    },
    paymentsWritten: (state, { payload }: PayloadAction<StoredPayments>) => {
      state.stored = payload;
      state.isWrittenElsewhere = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(storedStateRead, (state, { payload: { orderId = null, price = null, pendingPayment = null } }) => {
        state.stored = { orderId, price, pendingPayment };
      })
      .addCase(otherTabWrote, (state, { payload: { key, value } }) => {
        if (key !== 'orderId' && key !== 'price' && key !== 'pendingPayment') return;
        state.stored[key] = value;
        state.isWrittenElsewhere = true;
      })
      .addCase(signedOut, (state) => {
        Object.assign(state.stored, { orderId: null, price: null });
      });
  },
});

export const { stepReached, paymentsWritten } = paymentSlice.actions;

export const selectPaymentStep = (state: StateWithPayment) => state.payment.step;
export const selectIsWrittenElsewhere = (state: StateWithPayment) => state.payment.isWrittenElsewhere;
export const selectStoredPayments = (state: StateWithPayment) => state.payment.stored;

/** Logout removes the current order; payments stay stored for their owner (decisions, 0018). */
export function startPaymentPersistence(
  listeners: ListenerMiddlewareInstance<unknown, AppDispatch, ShopServices>,
): void {
  listeners.startListening({
    actionCreator: signedOut,
    effect: (_, { extra: { storage } }) => {
      storage.remove(storageKeys.orderId);
      storage.remove(storageKeys.price);
    },
  });
}
