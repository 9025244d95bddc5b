import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order, PaymentReportStatus, ValidatePaymentRequest } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart';
import { toRupees, type Paise } from '@shop/domain/money/paise';
import * as z from 'zod/mini';
import { validItems, type ShopStorage, type StoredSlice } from '../../shared/storage/shop-storage.ts';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { cartLines } from '../cart/cart.slice.ts';
import type { ShownLine } from '../cart/use-cart.ts';
import { selectIsSignedIn, selectUser, type SessionRoot } from '../session/session.slice.ts';

export type PaymentStep = 'checking' | 'redirecting' | 'paying' | 'confirming';

/** An order without a known outcome. It belongs to its owner only (docs/decisions/0018). */
export interface PendingPayment {
  /** E-mail of the account that ordered; null when nothing but `orderId` is stored. */
  owner: string | null;
  orderId: string;
  /** The lines to be paid; null when unknown. */
  lines: CartLine[] | null;
  /** The payment window's, as sent to the server; null before it. A success stays until the order is known to be paid. */
  report: ValidatePaymentRequest | null;
  /** The server refuses the success: support is needed, and the account may pay for other orders. */
  isRefused: boolean;
  /** A success that storage has lost: settled by another tab, or the site's data was cleared. It stays until it is confirmed. */
  isGone?: boolean;
}

/** An order that waits to be paid. */
export interface OpenOrder {
  orderId: string;
  /** What the server asks for. */
  amount: Paise;
  /** Where it goes; undefined where the API does not tell. */
  to: Order['deliver_to'];
  /** It is not known to go to the address of the page. */
  isElsewhere: boolean;
}

/** What was found before paying, and the user has to agree to. */
export type PaymentQuestion =
  | { about: 'prices'; changes: readonly { before: ShownLine; after: ShownLine }[]; shown: Paise }
  /** An order of the same lines is open: which one is to be paid? */
  | { about: 'open-order'; order: OpenOrder }
  /** The server asks for another amount than was shown. */
  | { about: 'total'; order: OpenOrder; shown: Paise };

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

/** How an attempt to pay ended. */
export type PaymentOutcome =
  /** The server confirmed it. */
  | { kind: 'paid'; orderId: string }
  /** The server said no; its words are null when it did not respond. */
  | { kind: 'unpaid'; owner: string | null; status: PaymentReportStatus; message: string | null }
  /** A payment was made, and the server did not respond or understand: it is asked again. */
  | { kind: 'unconfirmed' }
  /** A payment was made, and the server refuses its report; its words are null when it could not read it. */
  | { kind: 'refused'; owner: string | null; status: PaymentReportStatus; orderId: string; message: string | null }
  | { kind: 'question'; question: PaymentQuestion }
  | { kind: 'stopped'; reason: StopReason }
  /** The payer is no longer signed in; a payment of `paidBy` is confirmed when that account signs in. */
  | { kind: 'session-ended'; paidBy: string | null };

/** The order that is being paid, as stored beside the payments (specification, section 3). */
interface CurrentOrder {
  orderId: string;
  /** What the server asks for, in rupees; nothing reads it, and an earlier visit's stays as it was stored. */
  price: string | null;
}

/** What the browser keeps. */
interface StoredPayments {
  payments: PendingPayment[];
  order: CurrentOrder | null;
}

interface PaymentState {
  stored: StoredPayments;
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

const initialState: PaymentState = { stored: { payments: [], order: null }, step: null, outcome: null, shownBy: null };

/** A payment that was made. */
export const isPaid = ({ report }: PendingPayment): boolean => report?.status === 'succeeded';

/** A payment that was made, and on which the server has not decided. */
export const isWaiting = (payment: PendingPayment): boolean => isPaid(payment) && !payment.isRefused;

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
      Object.assign(state, payload.outcome && payload, { step: null });
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
        (!isPaid(other) && (other.owner === null || other.owner === payment.owner));
      const others = state.stored.payments.filter((other) => !isReplaced(other));
      state.stored = {
        payments: [...others, payment],
        order: { orderId: payment.orderId, price: String(toRupees(total)) },
      };
    },
    /** The outcome is known. */
    paymentSettled: ({ stored }, { payload: orderId }: PayloadAction<string>) => {
      stored.payments = stored.payments.filter((payment) => payment.orderId !== orderId);
      if (stored.order?.orderId === orderId) stored.order = null;
    },
    /** The server refuses a success, which stays as proof. */
    paymentRefused: ({ stored }, { payload: orderId }: PayloadAction<string>) => {
      for (const payment of stored.payments) payment.isRefused ||= payment.orderId === orderId;
      if (stored.order?.orderId === orderId) stored.order = null;
    },
    storedPaymentsRead: (state, { payload: { payments, order } }: PayloadAction<StoredPayments>) => {
      const isStored = ({ owner, orderId }: PendingPayment) =>
        payments.some((payment) => payment.owner === owner && payment.orderId === orderId);
      const gone = state.stored.payments.filter((payment) => isPaid(payment) && !isStored(payment));
      state.stored = { payments: [...payments, ...gone.map((payment) => ({ ...payment, isGone: true }))], order };
    },
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
export const selectPayments = ({ payment }: PaymentRoot) => payment.stored.payments;

/** The last attempt of the signed-in account, if it was unsuccessful. */
export const selectUnsuccessful = (state: PaymentRoot & SessionRoot) => {
  const { outcome } = state.payment;
  const isTold = outcome?.kind === 'unpaid' || (outcome?.kind === 'refused' && outcome.message !== null);
  return isTold && outcome.owner === selectUser(state)?.email ? outcome : null;
};

/** The payment that is not confirmed yet, of the signed-in account; of any account while nobody is signed in. */
export const selectWaitingPayment = (state: PaymentRoot & SessionRoot) => {
  const isOwn = ({ owner }: PendingPayment) => !selectIsSignedIn(state) || owner === selectUser(state)?.email;
  return selectPayments(state).find((payment) => isWaiting(payment) && isOwn(payment));
};

/** The signed-in account's payment that the server refuses. */
export const selectRefusedPayment = (state: PaymentRoot & SessionRoot) =>
  selectPayments(state).find(({ owner, isRefused }) => isRefused && owner === selectUser(state)?.email);

/** What the browser keeps of payments without an outcome. A session's end removes the current order only (docs/decisions/0018). */
export const storedPayments: StoredSlice<PaymentRoot, StoredPayments> = {
  select: ({ payment }) => payment.stored,
  read: (storage) => paymentSlice.actions.storedPaymentsRead(readPayments(storage)),
  write: (storage, { payments, order }) => {
    storage.write(storageKeys.orderId, order && order.orderId);
    storage.write(storageKeys.price, order && order.price);
    const kept = payments.filter(({ owner, isGone }) => owner !== null && !isGone);
    const list = kept.length > 0 ? JSON.stringify(kept) : null;
    if (storage.write(storageKeys.pendingPayment, list)) return;
    // For the tab only where the other storage is full; what that has is out of date.
    storage.write(storageKeys.pendingPayment, null);
    storage.write(storageKeys.pendingPayment, list, 'tab');
  },
};

/** What is damaged besides owner and order counts as unknown. */
const storedPayment = z.object({
  owner: z.string(),
  orderId: z.string().check(z.minLength(1)),
  lines: z.catch(z.nullable(cartLines), null),
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

export function readPayments(storage: ShopStorage): StoredPayments {
  const payments = validItems(storage, storageKeys.pendingPayment, storedPayment).map((payment): PendingPayment => ({
    ...payment,
    report: payment.report?.order_id === payment.orderId ? payment.report : null,
  }));
  const orderId = storage.read(storageKeys.orderId);
  if (!orderId) return { payments, order: null };
  const order = { orderId, price: storage.read(storageKeys.price) };
  if (payments.some((payment) => payment.orderId === orderId)) return { payments, order };
  const alone: PendingPayment = { owner: null, orderId, lines: null, report: null, isRefused: false };
  return { payments: [...payments, alone], order };
}
