import { createSlice, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { needsToken } from '../../shared/api/shop-api.ts';
import type { RootState, SessionState } from '../../shared/app-store.ts';
import type { Lifetime } from '../../shared/storage/shop-storage.ts';
import { storedStateRead } from '../../shared/storage/stored-state.ts';
import { responseForToken } from './response-for-token.ts';
import { readStoredUser } from './read-user.ts';
import { sessionApi } from './session.api.ts';

interface StoredSession {
  token: string | null;
  /** As stored, not validated. */
  user: string | null;
}

const initialState: SessionState = { token: null, user: null, isRead: false };

/** Ignores a stored user without a token. */
const follow = (state: SessionState, { token, user }: StoredSession) => {
  state.token = token || null;
  state.user = state.token ? readStoredUser(user) : null;
};

const { matchFulfilled, matchRejected } = sessionApi.endpoints.getUser;

/** Who is signed in (specification, sections 3, 4 and 6). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The user is fetched next. */
    signedIn: (state, { payload }: PayloadAction<{ token: string; lifetime: Lifetime }>) => {
      state.token = payload.token;
      state.user = null;
    },
    signedOut: (state) => {
      state.token = null;
      state.user = null;
    },
    /** Takes over a session from another tab. */
    storedSessionChanged: (state, { payload }: PayloadAction<StoredSession>) => follow(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(storedStateRead, (state, { payload }) => {
        if (!state.token) follow(state, { token: payload.token ?? null, user: payload.user ?? null });
        state.isRead = true;
      })
      .addMatcher(isAnyOf(matchFulfilled, matchRejected), (state, action) => {
        if (responseForToken(action, state.token)) state.user = matchFulfilled(action) ? action.payload : null;
      })
      .addMatcher(isTokenRefusal, (state, action) => {
        if (responseForToken(action, state.token)?.status !== 401) return;
        state.token = null;
        state.user = null;
      });
  },
});

/** Any call with the token may report that the session has ended. */
function isTokenRefusal(action: UnknownAction): boolean {
  const endpoint = (action.meta as { arg?: { endpointName?: unknown } } | undefined)?.arg?.endpointName;
  return action.type.endsWith('/rejected') && typeof endpoint === 'string' && needsToken(endpoint);
}

export const { signedIn, signedOut, storedSessionChanged } = sessionSlice.actions;

export const selectToken = (state: RootState) => state.session.token;
export const selectUser = (state: RootState) => state.session.user;
export const selectIsSessionRead = (state: RootState) => state.session.isRead;

/** True with a token, even before the user has loaded. */
export const selectIsSignedIn = (state: RootState) => state.session.token !== null;
