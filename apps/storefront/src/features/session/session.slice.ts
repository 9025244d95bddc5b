import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { zUser } from '@shop/api-contract/generated/read-schemas';
import type { User } from '@shop/api-contract/model';
import type { RegistrationForm } from '@shop/domain/registration/check-registration';
import { ownField } from '@shop/domain/json/parse-json';
import { sessionEnded } from '../../shared/api/shop-api.ts';
import { readStored, type ShopStorage, type StoredSlice } from '../../shared/storage/shop-storage.ts';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { userApi } from './session.api.ts';

interface StoredSession {
  /** Opaque; having one means signed in. */
  token: string | null;
  user: User | null;
}

interface SessionState extends StoredSession {
  /** Whether browser storage was read; before that the token is unknown. */
  isRead: boolean;
  /** By Remember Me, when somebody signs in here: the session outlives the tab. */
  isRemembered: boolean;
  /** Whether somebody has ever signed in with this browser. */
  hasSignedIn: boolean;
  /** What has been typed into a registration, without its passwords: it outlives the form. */
  draft: Partial<RegistrationForm>;
}

export interface SessionRoot {
  session: SessionState;
}

const nobody: StoredSession = { token: null, user: null };

const initialState: SessionState = { ...nobody, isRead: false, isRemembered: true, hasSignedIn: false, draft: {} };

const { matchFulfilled: isUserLoaded, matchRejected: isUserRefused } = userApi.endpoints.getUser;

/** Who is signed in (specification, sections 3, 4 and 6). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    storedSessionRead: (state, { payload }: PayloadAction<ReturnType<typeof readSession>>) => ({
      ...state,
      ...payload,
      isRead: true,
      // Another session: what was typed is another person's.
      draft: payload.token === state.token ? state.draft : {},
    }),
    registrationTyped: (state, { payload }: PayloadAction<SessionState['draft']>) => {
      state.draft = payload;
    },
    /** The user is fetched next. */
    signedIn: (state, { payload }: PayloadAction<{ token: string; isRemembered: boolean }>) => {
      Object.assign(state, nobody, payload, { hasSignedIn: true, draft: {} });
    },
  },
  extraReducers: (builder) =>
    builder
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

/** Every end of a session in this tab; what it leaves is cleared in one place, the store. */
export const isSessionEnd = isAnyOf(signedOut, sessionEnded);

export const selectToken = ({ session }: SessionRoot) => session.token;
export const selectUser = ({ session }: SessionRoot) => session.user;
export const selectIsSessionRead = ({ session }: SessionRoot) => session.isRead;

export const selectDraft = ({ session }: SessionRoot) => session.draft;
export const selectHasSignedIn = ({ session }: SessionRoot) => session.hasSignedIn;

/** True with a token, even before the user has loaded. */
export const selectIsSignedIn = ({ session }: SessionRoot) => session.token !== null;

/** Token and user. A session of this tab wins over a remembered one. */
export const storedSession: StoredSlice<SessionRoot, SessionState> = {
  select: ({ session }) => session,
  read: (storage) => sessionSlice.actions.storedSessionRead(readSession(storage)),
  write: (storage, { token, user, isRemembered }, before) => {
    if (token !== before.token) storage.write(storageKeys.token, token, isRemembered ? 'browser' : 'tab');
    // Another tab has signed out since: the session is not stored again.
    else if (token !== storage.read(storageKeys.token)) return;
    storage.write(storageKeys.user, user && JSON.stringify(user));
    if (token !== null) storage.write(storageKeys.hasSignedIn, 'yes');
  },
};

function readSession(storage: ShopStorage): StoredSession & Pick<SessionState, 'hasSignedIn'> {
  const token = storage.read(storageKeys.token) || null;
  if (token === null) {
    storage.forget('session');
    return { ...nobody, hasSignedIn: storage.read(storageKeys.hasSignedIn) !== null };
  }
  storage.write(storageKeys.hasSignedIn, 'yes');
  return { token, user: readStored(storage, storageKeys.user, zUser) ?? null, hasSignedIn: true };
}
