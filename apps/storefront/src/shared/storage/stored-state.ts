import { createAction } from '@reduxjs/toolkit';
import type { ShopStorage } from './shop-storage.ts';
import { storageKeys, type StorageKey } from './storage-keys.ts';

/** Stored values by key, untrusted: each slice validates its own. */
export type StoredState = Partial<Record<StorageKey, string | null>>;

/** Storage was read, once, after hydration: the first render must equal the prerendered page. */
export const storedStateRead = createAction<StoredState>('storage/storedStateRead');

/** Another tab wrote (or removed: null) a value. */
export const otherTabWrote = createAction<{ key: StorageKey; value: string | null }>('storage/otherTabWrote');

export const readStoredState = (storage: ShopStorage): StoredState =>
  Object.fromEntries(Object.values(storageKeys).map((key) => [key, storage.read(key)]));
