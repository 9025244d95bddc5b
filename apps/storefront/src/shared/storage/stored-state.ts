import { createAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { parseJson } from '@shop/domain/json/parse-json';
import type * as z from 'zod/mini';
import type { RootState } from '../app-store.ts';
import { reportError } from '../report-error.ts';
import type { ShopStorage } from './shop-storage.ts';
import type { StorageKey } from './storage-keys.ts';

/** Storage is to be read: after hydration, since the first render equals the prerendered page, or another tab wrote. */
export const storageChanged = createAction('storage/storageChanged');

export interface StoredPart {
  isChange: (action: unknown) => boolean;
  /** Makes the change in storage; called before every reading. */
  change: (storage: ShopStorage, action: unknown, state: RootState) => void;
  /** The action that replaces the state by what is stored. */
  read: (storage: ShopStorage) => UnknownAction;
}

/** Stored state has one direction: an action, here or in another tab, changes storage; what is stored is the state. */
export const followStorage =
  (storage: ShopStorage, parts: readonly StoredPart[]): Middleware<unknown, RootState> =>
  (store) =>
  (next) =>
  (action) => {
    const result = next(action);
    for (const { isChange, change, read } of parts) {
      if (!storageChanged.match(action) && !isChange(action)) continue;
      change(storage, action, store.getState());
      store.dispatch(read(storage));
    }
    return result;
  };

/** A stored value; undefined when there is none, or one that the schema refuses. */
export function readStored<Value>(storage: ShopStorage, key: StorageKey, schema: z.ZodMiniType<Value>) {
  const json = parseJson(storage.read(key) ?? '');
  return json.ok ? schema.safeParse(json.value).data : undefined;
}

/** The valid items of a stored list; the others are left out and reported by place, never by value. */
export function validItems<Item>(key: StorageKey, list: unknown, item: z.ZodMiniType<Item>): Item[] {
  const results = Array.isArray(list) ? list.map((one) => item.safeParse(one)) : [];
  const invalid = results.flatMap(({ error }, index) =>
    error ? [[index, ...(error.issues[0]?.path ?? [])].join('.')] : [],
  );
  if (invalid.length > 0) reportError(`invalid items of the stored ${key}`, invalid);
  return results.flatMap(({ data }) => (data === undefined ? [] : [data]));
}
