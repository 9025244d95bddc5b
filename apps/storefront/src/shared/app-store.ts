import type { Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { User, ValidatePaymentRequest } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart';
import type { SelectedOffice } from '@shop/domain/delivery/selected-office';
import type { Paise } from '@shop/domain/money/paise';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ShopStorage } from './storage/shop-storage.ts';

/** The whole state besides RTK Query's; each feature's slice makes up its part (app/store.ts). */
export interface RootState {
  cart: CartState;
  deliveryLocation: DeliveryLocationState;
  session: SessionState;
  payment: PaymentState;
}

export interface CartState {
  lines: CartLine[];
  /** Whether browser storage was read; before that the cart only seems empty. */
  isRead: boolean;
}

export interface DeliveryLocationState {
  office: SelectedOffice | null;
  /** Whether browser storage was read; before that the office is unknown. */
  isRead: boolean;
  isDialogOpen: boolean;
}

export interface SessionState {
  /** Opaque; having one means signed in. */
  token: string | null;
  user: User | null;
  /** Whether browser storage was read; before that the token is unknown. */
  isRead: boolean;
}

export interface PaymentState {
  /** Null while this tab neither pays nor confirms. */
  step: PaymentStep | null;
  payments: PendingPayment[];
  /** Confirmed by another tab, and shown here as well. */
  paidElsewhere: PendingPayment | null;
}

export type PaymentStep = 'redirecting' | 'paying' | 'confirming';

/** An order without a known outcome. It belongs to its owner only (docs/decisions/0018). */
export interface PendingPayment {
  /** E-mail of the account that ordered; null when nothing but `orderId` and `price` is stored. */
  owner: string | null;
  orderId: string;
  /** Null when the stored price is damaged. */
  total: Paise | null;
  /** The paid lines; null when unknown. */
  lines: CartLine[] | null;
  /** The payment window's, as sent to the server; null before it. A success stays until the order is known to be paid. */
  report: ValidatePaymentRequest | null;
  /** The server refuses the success: support is needed, and the account may pay for other orders. */
  isRefused: boolean;
}

/** What thunks and listeners may use besides the state. */
export interface ShopServices {
  storage: ShopStorage;
}

export type AppDispatch = ThunkDispatch<RootState, ShopServices, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, ShopServices, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store<RootState>>();
