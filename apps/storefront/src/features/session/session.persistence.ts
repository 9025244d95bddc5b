import { storageKeys } from '../../shared/storage/storage-keys.ts';
import type { ShopStorage } from '../../shared/storage/shop-storage.ts';
import { otherTabWrote, storedStateRead } from '../../shared/storage/stored-state.ts';
import type { AppListeners, RootState } from '../../shared/app-store.ts';
import {
  selectIsSessionRead,
  selectToken,
  selectUser,
  signedIn,
  signedOut,
  storedSessionChanged,
} from './session.slice.ts';

/** Stores token and user for the chosen lifetime, and follows other tabs. */
export function startSessionPersistence(listeners: AppListeners): void {
  const { startListening } = listeners;

  startListening({
    actionCreator: signedIn,
    effect: ({ payload }, { extra }) => {
      extra.storage.remove(storageKeys.user);
      extra.storage.write(storageKeys.token, payload.token, payload.lifetime);
    },
  });

  startListening({
    predicate: (action, state, before) =>
      selectIsSessionRead(state) &&
      !storedSessionChanged.match(action) &&
      (storedStateRead.match(action) ||
        selectToken(state) !== selectToken(before) ||
        selectUser(state) !== selectUser(before)),
    effect: (action, api) => {
      const { storage } = api.extra;
      const stored = storage.read(storageKeys.token);
      const isOver = selectToken(api.getState()) === null && !signedOut.match(action);
      // The session that ended here is not the stored one: another tab has signed in since.
      if (isOver && stored && stored !== selectToken(api.getOriginalState()))
        api.dispatch(storedSessionChanged({ token: stored, user: storage.read(storageKeys.user) }));
      else write(storage, api.getState());
    },
  });

  startListening({
    predicate: (action) =>
      otherTabWrote.match(action) &&
      (action.payload.key === storageKeys.token || action.payload.key === storageKeys.user),
    effect: (_, { dispatch, extra }) => {
      // Current storage counts: a session of this tab only survives another tab's logout.
      const token = extra.storage.read(storageKeys.token);
      const user = extra.storage.read(storageKeys.user);
      dispatch(storedSessionChanged({ token, user }));
    },
  });
}

/** The user has the token's lifetime, and is removed with it. */
function write(storage: ShopStorage, state: RootState): void {
  const user = selectUser(state);
  if (!selectToken(state)) storage.remove(storageKeys.token);
  if (user) storage.write(storageKeys.user, JSON.stringify(user), storage.lifetimeOf(storageKeys.token) ?? 'kept');
  else storage.remove(storageKeys.user);
}
