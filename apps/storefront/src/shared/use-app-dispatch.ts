import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ShopStorage } from './storage/shop-storage.ts';

/** What thunks and listeners may use besides the state. */
export interface ShopServices {
  storage: ShopStorage;
}

export type AppDispatch = ThunkDispatch<unknown, ShopServices, UnknownAction>;

export const useAppDispatch = () => useDispatch<AppDispatch>();
