import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@shop/api-contract/model';
import { ownField } from '@shop/domain/json/parse-json';
import type { RegistrationForm } from '@shop/domain/registration/check-registration';
import { sessionEnded } from '../../shared/api/shop-api.ts';
import type { AppDispatch } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { openInstead, reloadPage } from '../../shared/reload-page.ts';
import { storageRead } from '../../shared/storage/shop-storage.ts';
import { userApi } from './session.api.ts';

interface SessionState {
  /** Opaque; having one means signed in. */
  token: string | null;
  user: User | null;
  /** Whether browser storage was read; before that the token is unknown. */
  isRead: boolean;
  /** By Remember Me, when somebody signs in here: the session outlives the tab. */
  isRemembered: boolean;
  hasSignedIn: boolean;
  /** What has been typed into a registration, without its passwords: it outlives the form. */
  draft: Partial<RegistrationForm>;
}

export interface SessionRoot {
  session: SessionState;
}

const initialState: SessionState = {
  token: null,
  user: null,
  isRead: false,
  isRemembered: true,
  hasSignedIn: false,
  draft: {},
};

const { matchFulfilled: isUserLoaded, matchRejected: isUserRefused } = userApi.endpoints.getUser;

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    registrationTyped: (state, { payload }: PayloadAction<SessionState['draft']>) => {
      state.draft = payload;
    },
    /** The user is fetched next. */
    signedIn: (state, { payload }: PayloadAction<{ token: string; isRemembered: boolean }>) => {
      Object.assign(state, payload, { user: null, hasSignedIn: true, draft: {} });
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(storageRead, (state, { payload: { token = null, user = null, hasSignedIn } }) => ({
        ...state,
        token,
        user,
        hasSignedIn: hasSignedIn !== undefined,
        isRead: true,
        // Another session: what was typed is another person's.
        draft: token === state.token ? state.draft : {},
      }))
      .addMatcher(isUserLoaded, (state, { payload }) => {
        state.user = payload;
      })
      .addMatcher(isUserRefused, (state, { payload }) => {
        if (isAnswer(payload)) state.user = null;
      }),
});

/** A call without a response says nothing about the user. */
const isAnswer = (error: unknown) =>
  error !== undefined && !['FETCH_ERROR', 'TIMEOUT_ERROR'].includes(String(ownField(error, 'status')));

export const { registrationTyped, signedIn } = sessionSlice.actions;

/** By the button. */
export const signedOut = createAction('session/signedOut');

/** Signs out on this page: an account's leads to the login, another is reloaded, so that nothing is left in memory. */
export const signOut = (pathname: string) => (dispatch: AppDispatch) => {
  // Before the page learns of it, which would lead to the login and back.
  if (pathname.startsWith(paths.dashboard)) openInstead(paths.login);
  else reloadPage();
  dispatch(signedOut());
};

/** Every end of a session in this tab; what it leaves is cleared in one place, the store. */
export const isSessionEnd = isAnyOf(signedOut, sessionEnded);

export const selectToken = ({ session }: SessionRoot) => session.token;
export const selectUser = ({ session }: SessionRoot) => session.user;
export const selectIsSessionRead = ({ session }: SessionRoot) => session.isRead;

export const selectDraft = ({ session }: SessionRoot) => session.draft;
export const selectHasSignedIn = ({ session }: SessionRoot) => session.hasSignedIn;

/** True with a token, even before the user has loaded. */
export const selectIsSignedIn = ({ session }: SessionRoot) => session.token !== null;
