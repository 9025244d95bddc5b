import type { ThunkDispatch } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { UnknownAction } from 'redux';

/** Slices own their state, and their selectors name the part of it that they read; app/store.ts puts them together. */
export type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
