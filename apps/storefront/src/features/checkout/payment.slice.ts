import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order, PaymentReportStatus } from '@shop/api-contract/model';
import { toRupees, type Paise } from '@shop/domain/money/paise';
import { storageRead } from '../../shared/storage/shop-storage.ts';
import type { StoredPayment } from '../../shared/storage/stored-values.ts';
import type { ShownLine } from '../cart/use-cart.ts';
import { selectIsSignedIn, selectUser, type SessionRoot } from '../session/session.slice.ts';

export type PaymentStep = 'checking' | 'redirecting' | 'paying' | 'confirming';

/** An order without a known outcome. It belongs to its owner only (docs/decisions/0018). */
export interface PendingPayment extends Omit<StoredPayment, 'owner'> {
  /** E-mail of the account that ordered; null when nothing but `orderId` is stored. */
  owner: string | null;
  /** A success that storage has lost: settled by another tab, or the site's data was cleared. It stays until it is confirmed. */
  isGone?: boolean;
}

/** An order that waits to be paid. */
export interface OpenOrder {
  order: Order;
  /** It is not known to go to the address of the page. */
  isElsewhere?: boolean;
}

/** What was found before paying, and the user has to agree to. */
export type PaymentQuestion =
  | { about: 'prices'; changes: readonly { before: ShownLine; after: ShownLine }[]; shown: Paise }
  /** An order of the same lines is open: which one is to be paid? */
  | ({ about: 'open-order' } & OpenOrder)
  /** The server asks for another amount than was shown. */
  | ({ about: 'total'; shown: Paise } & OpenOrder);

/** Why nothing was ordered or charged. */
export type StopReason =
  | 'address-missing'
  /** Orders or prices did not come. */
  | 'unchecked'
  | 'order-not-created'
  | 'order-id-empty'
  /** The order was paid, closed or is too old meanwhile. */
  | 'order-over'
  /** Another tab of this browser is paying. */
  | 'busy-elsewhere'
  /** A bug. */
  | 'broken';

export type PaymentOutcome =
  | { kind: 'paid'; orderId: string }
  /** The server said no; its words are null when it did not respond. */
  | { kind: 'unpaid'; owner: string | null; status: PaymentReportStatus; message: string | null }
  /** A payment was made, and the server did not respond or understand: it is asked again. */
  | { kind: 'unconfirmed' }
  /** A payment was made, and the server refuses its report; its words are null when it could not read it. */
  | { kind: 'refused'; owner: string | null; status: PaymentReportStatus; orderId: string; message: string | null }
  | { kind: 'question'; owner: string; question: PaymentQuestion }
  | { kind: 'stopped'; reason: StopReason }
  /** The payer is no longer signed in; a payment that was made is confirmed when that account signs in. */
  | { kind: 'session-ended'; owner: string | null; isPaid: boolean };

interface PaymentState {
  payments: PendingPayment[];
  /** The current order and its amount in rupees, as stored beside the payments (specification, section 3). */
  order: { orderId: string; price: string | null } | null;
  /** Null while this tab neither pays nor confirms. */
  step: PaymentStep | null;
  /** How the last attempt ended, until it is dismissed or followed by another. */
  outcome: PaymentOutcome | null;
  /** The component that shows the outcome; null where only the banner tells of it. */
  shownBy: string | null;
}

export interface PaymentRoot {
  payment: PaymentState;
}

const initialState: PaymentState = { payments: [], order: null, step: null, outcome: null, shownBy: null };

/** A payment that was made. */
export const isReportedPaid = ({ report }: PendingPayment): boolean => report?.status === 'succeeded';

/** A payment that was made, and on which the server has not decided. */
export const isUnconfirmed = (payment: PendingPayment): boolean => isReportedPaid(payment) && !payment.isRefused;

/** Payments between the order's creation and their outcome (specification, sections 3 and 4). */
export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    stepReached: (state, { payload }: PayloadAction<PaymentStep>) => {
      state.step = payload;
      if (payload === 'checking') state.outcome = null;
    },
    /** Null says nothing: the outcome of before stays. */
    attemptEnded: (state, { payload }: PayloadAction<Pick<PaymentState, 'outcome' | 'shownBy'>>) => {
      state.step = null;
      if (payload.outcome) Object.assign(state, payload);
    },
    /** The component that shows the outcome is closed. */
    outcomeLeft: (state, { payload: shownBy }: PayloadAction<string>) => {
      if (state.shownBy === shownBy) state.shownBy = null;
    },
    outcomeDismissed: (state) => {
      state.outcome = null;
    },
    /** Replaces unpaid ones of the same owner, those without an owner, and this order's own. */
    paymentStored: (state, { payload }: PayloadAction<{ payment: PendingPayment; total: Paise }>) => {
      const { payment, total } = payload;
      const isReplaced = (other: PendingPayment) =>
        other.orderId === payment.orderId ||
        (!isReportedPaid(other) && (other.owner === null || other.owner === payment.owner));
      state.payments = [...state.payments.filter((other) => !isReplaced(other)), payment];
      state.order = { orderId: payment.orderId, price: String(toRupees(total)) };
    },
    paymentSettled: (state, { payload: orderId }: PayloadAction<string>) => {
      state.payments = state.payments.filter((payment) => payment.orderId !== orderId);
      if (state.order?.orderId === orderId) state.order = null;
    },
    /** The server refuses a success, which stays as proof. */
    paymentRefused: (state, { payload: orderId }: PayloadAction<string>) => {
      for (const payment of state.payments) payment.isRefused ||= payment.orderId === orderId;
      if (state.order?.orderId === orderId) state.order = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(storageRead, (state, { payload: { pendingPayment = [], orderId, price = null } }) => {
      const isStored = (one: PendingPayment) =>
        pendingPayment.some(({ owner, orderId: id }) => owner === one.owner && id === one.orderId);
      const gone = state.payments.filter((payment) => isReportedPaid(payment) && !isStored(payment));
      const isKnown = orderId === undefined || pendingPayment.some((payment) => payment.orderId === orderId);
      const unknown = isKnown ? [] : [{ owner: null, orderId, lines: null, report: null, isRefused: false }];
      state.payments = [...pendingPayment, ...unknown, ...gone.map((payment) => ({ ...payment, isGone: true }))];
      state.order = orderId === undefined ? null : { orderId, price };
    });
  },
});

export const {
  stepReached,
  attemptEnded,
  outcomeLeft,
  outcomeDismissed,
  paymentStored,
  paymentSettled,
  paymentRefused,
} = paymentSlice.actions;

export const selectPaymentStep = ({ payment }: PaymentRoot) => payment.step;
export const selectPayments = ({ payment }: PaymentRoot) => payment.payments;

/** Whether a success is on the screen. */
export const selectIsThanking = ({ payment: { outcome, shownBy } }: PaymentRoot) =>
  outcome?.kind === 'paid' && shownBy !== null;

/** Whether the last attempt ended without the server's decision. */
export const selectIsUndecided = ({ payment }: PaymentRoot) => payment.outcome?.kind === 'unconfirmed';

/** The last attempt of the signed-in account, if it was unsuccessful. */
export const selectUnsuccessful = (state: PaymentRoot & SessionRoot) => {
  const { outcome } = state.payment;
  const isTold = outcome?.kind === 'unpaid' || (outcome?.kind === 'refused' && outcome.message !== null);
  return isTold && outcome.owner === selectUser(state)?.email ? outcome : null;
};

/** The payment that is not confirmed yet, of the signed-in account; of any account while nobody is signed in. */
export const selectUnconfirmedPayment = (state: PaymentRoot & SessionRoot) => {
  const isOwn = ({ owner }: PendingPayment) => !selectIsSignedIn(state) || owner === selectUser(state)?.email;
  return selectPayments(state).find((payment) => isUnconfirmed(payment) && isOwn(payment));
};

/** The signed-in account's payment that the server refuses. */
export const selectRefusedPayment = (state: PaymentRoot & SessionRoot) =>
  selectPayments(state).find(({ owner, isRefused }) => isRefused && owner === selectUser(state)?.email);

/** What has a known owner, and was not settled elsewhere, is stored. */
export const selectKeptPayments = createSelector([selectPayments], (payments) => {
  const kept = payments.filter(({ owner, isGone }) => owner !== null && !isGone);
  return kept.length > 0 ? (kept as StoredPayment[]) : null;
});
