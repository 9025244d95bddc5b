import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { otherTabWrote, readStoredState, storedStateRead } from '../shared/storage/stored-state.ts';
import { storageKeys } from '../shared/storage/storage-keys.ts';
import type { ShopStorage } from '../shared/storage/shop-storage.ts';
import { useAppDispatch } from '../shared/app-store.ts';

const keys = Object.values(storageKeys);

/** Reads browser storage once, after the first render, then follows other tabs. */
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
    // A page from the back/forward cache has missed other tabs' writes.
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
