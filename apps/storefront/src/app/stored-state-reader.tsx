import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { otherTabWrote, readStoredState, storedStateRead } from '../shared/storage/stored-state.ts';
import { storageKeys } from '../shared/storage/storage-keys.ts';
import type { ShopStorage } from '../shared/storage/shop-storage.ts';
import { useAppDispatch } from '../shared/use-app-dispatch.ts';

const keys = Object.values(storageKeys);

/** Reads what the browser kept, once, right after the first render, and then follows the other tabs. */
export function StoredStateReader({ storage }: { storage: ShopStorage }) {
  const dispatch = useAppDispatch();

  useEffect(() => {
    dispatch(storedStateRead(readStoredState(storage)));
    const stopListeningToConnection = setupListeners(dispatch);

    const follow = (event: StorageEvent) => {
      const key = keys.find((known) => known === event.key);
      if (key && event.storageArea === window.localStorage) dispatch(otherTabWrote({ key, value: event.newValue }));
      if (event.key === null) keys.forEach((cleared) => dispatch(otherTabWrote({ key: cleared, value: null })));
    };
    // A page that comes back whole from the browser's memory has missed what other tabs wrote meanwhile.
    const catchUp = ({ persisted }: PageTransitionEvent) => {
      if (persisted) keys.forEach((key) => dispatch(otherTabWrote({ key, value: storage.read(key) })));
    };
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', catchUp);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', catchUp);
      stopListeningToConnection();
    };
  }, [dispatch, storage]);

  return null;
}
