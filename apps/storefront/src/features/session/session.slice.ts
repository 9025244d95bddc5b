import { createAction, createSlice, isAnyOf, isRejected, type PayloadAction } from '@reduxjs/toolkit';
import { zUser } from '@shop/api-contract/generated/read-schemas';
import { ownField } from '@shop/domain/json/parse-json';
import type { RootState, SessionState } from '../../shared/app-store.ts';
import type { Lifetime, ShopStorage } from '../../shared/storage/shop-storage.ts';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { readStored, type StoredPart } from '../../shared/storage/stored-state.ts';
import { sessionApi } from './session.api.ts';

const initialState: SessionState = { token: null, user: null, isRead: false };

/** Who is signed in, as it is stored (specification, sections 3, 4 and 6). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    storedSessionRead: (_, { payload }: PayloadAction<Omit<SessionState, 'isRead'>>) => ({ ...payload, isRead: true }),
  },
});

/** The user is fetched next. */
export const signedIn = createAction<{ token: string; lifetime: Lifetime }>('session/signedIn');
export const signedOut = createAction('session/signedOut');

export const selectToken = (state: RootState) => state.session.token;
export const selectUser = (state: RootState) => state.session.user;
export const selectIsSessionRead = (state: RootState) => state.session.isRead;

/** True with a token, even before the user has loaded. */
export const selectIsSignedIn = (state: RootState) => state.session.token !== null;

const { matchFulfilled: isUserLoaded, matchRejected: isUserRefused } = sessionApi.endpoints.getUser;

/** Token and user. Any call with the token may report that the session has ended. */
export const storedSession: StoredPart = {
  isChange: (action) => isAnyOf(signedIn, signedOut, isUserLoaded)(action) || isRefused(action),
  change,
  read: (storage) => {
    const token = storage.read(storageKeys.token) || null;
    return sessionSlice.actions.storedSessionRead({
      token,
      user: (token && readStored(storage, storageKeys.user, zUser)) || null,
    });
  },
};

function change(storage: ShopStorage, action: unknown, state: RootState): void {
  const token = storage.read(storageKeys.token);
  if (signedIn.match(action)) {
    storage.remove(storageKeys.user);
    storage.write(storageKeys.token, action.payload.token, action.payload.lifetime);
  } else if (!token || signedOut.match(action)) {
    storage.remove(storageKeys.token);
    storage.remove(storageKeys.user);
  } else {
    // Only what was said of the stored session: another tab may have signed in since.
    const { bearer, response } = callOf(action);
    if (bearer !== `Bearer ${token}` || !response || token !== selectToken(state)) return;
    if (isUserLoaded(action)) {
      const lifetime = storage.lifetimeOf(storageKeys.token) ?? 'persistent';
      storage.write(storageKeys.user, JSON.stringify(action.payload), lifetime);
    } else if (response.status === 401 || isUserRefused(action)) storage.remove(storageKeys.user);
    if (response.status === 401) storage.remove(storageKeys.token);
  }
}

const isRefused = (action: unknown) => isRejected(action) && callOf(action).response !== undefined;

/** The call of RTK Query's action: the token it was sent with, and the response if there was one. */
function callOf(action: unknown) {
  const [request, response] = ['request', 'response'].map((field) =>
    ownField(ownField(ownField(action, 'meta'), 'baseQueryMeta'), field),
  );
  return {
    bearer: request instanceof Request ? request.headers.get('authorization') : null,
    response: response instanceof Response ? response : undefined,
  };
}
