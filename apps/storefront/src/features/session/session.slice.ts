import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState, SessionState } from '../../shared/app-store.ts';
import type { Lifetime } from '../../shared/storage/shop-storage.ts';

const initialState: SessionState = { token: null, user: null, isRead: false };

/** Who is signed in, as it is stored (specification, sections 3, 4 and 6; session.persistence.ts). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    storedSessionRead: (_, { payload }: PayloadAction<Omit<SessionState, 'isRead'>>) => ({ ...payload, isRead: true }),
  },
});

export const { storedSessionRead } = sessionSlice.actions;

/** The user is fetched next. */
export const signedIn = createAction<{ token: string; lifetime: Lifetime }>('session/signedIn');
export const signedOut = createAction('session/signedOut');

export const selectToken = (state: RootState) => state.session.token;
export const selectUser = (state: RootState) => state.session.user;
export const selectIsSessionRead = (state: RootState) => state.session.isRead;

/** True with a token, even before the user has loaded. */
export const selectIsSignedIn = (state: RootState) => state.session.token !== null;
