import { createAction, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit';
import { parseJson } from '@shop/domain/json/parse-json';
import type * as z from 'zod/mini';
import { reportError } from '../report-error.ts';
import type { ShopStorage } from './shop-storage.ts';
import type { StorageKey } from './storage-keys.ts';

/** Storage is to be read: after hydration, since the first render equals the prerendered page, or another tab wrote. */
export const storageChanged = createAction('storage/storageChanged');

/** A slice that the browser keeps. */
export interface StoredSlice<Root, State> {
  select: (root: Root) => State;
  /** The action that replaces the state by what is stored; what is damaged is mended in storage. */
  read: (storage: ShopStorage) => UnknownAction;
  write: (storage: ShopStorage, state: State, before: State) => void;
}

/** Reducers change the state, and this listener writes it; another tab's writing replaces the state. */
export function keepStored<Root, State>(
  { startListening }: ListenerMiddlewareInstance<Root>,
  storage: ShopStorage,
  { select, read, write }: StoredSlice<Root, State>,
): void {
  let isReading = false;
  startListening({
    actionCreator: storageChanged,
    effect: (_, { dispatch }) => {
      isReading = true;
      dispatch(read(storage));
      isReading = false;
    },
  });
  startListening({
    predicate: (_, now, before) => !isReading && select(now) !== select(before),
    effect: (_, listener) => write(storage, select(listener.getState()), select(listener.getOriginalState())),
  });
}

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
