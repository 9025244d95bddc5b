import { createAction, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit';
import { parseJson } from '@shop/domain/json/parse-json';
import type * as z from 'zod/mini';
import { reportError } from '../report-error.ts';
import { storageKeys, type StorageKey } from './storage-keys.ts';

/** How long a value lives: until removed, or as long as the tab. */
export type Lifetime = 'persistent' | 'tab';

/** Browser storage that never throws. */
export interface ShopStorage {
  /** The tab's own value, else the one that the browser remembers. */
  read(key: StorageKey): string | null;
  /**
   * Stores a value, or removes it (null).
   *
   * @returns false when the browser refused (storage full or disabled): the value lives in memory only
   */
  write(key: StorageKey, value: string | null, lifetime?: Lifetime): boolean;
  lifetimeOf(key: StorageKey): Lifetime;
}

/** Given up when storage is full: what serves comfort only. */
const EXPENDABLE = [storageKeys.damagedCart, storageKeys.browsing, 'react-router-scroll-positions'];

/** Where site data is blocked, and at build time, reading these throws. */
const areas = { persistent: () => window.localStorage, tab: () => window.sessionStorage };

export function browserStorage(): ShopStorage {
  const memory = new Map<StorageKey, string>();
  const readAt = (lifetime: Lifetime, key: string) => attempt(() => areas[lifetime]().getItem(key)) ?? null;
  const removeAt = (lifetime: Lifetime, key: string) => void attempt(() => areas[lifetime]().removeItem(key));
  const removeEverywhere = (key: string) => (['tab', 'persistent'] as const).forEach((area) => removeAt(area, key));

  const storeAt = (lifetime: Lifetime, key: string, value: string) => {
    attempt(() => areas[lifetime]().setItem(key, value));
    return readAt(lifetime, key) === value;
  };
  const store = (lifetime: Lifetime, key: string, value: string) => {
    if (readAt(lifetime, key) === value || storeAt(lifetime, key, value)) return true;
    EXPENDABLE.filter((other) => other !== key).forEach(removeEverywhere);
    return storeAt(lifetime, key, value);
  };

  return {
    read: (key) => memory.get(key) ?? readAt('tab', key) ?? readAt('persistent', key),
    write: (key, value, lifetime = 'persistent') => {
      memory.delete(key);
      if (value === null) removeEverywhere(key);
      else if (!store(lifetime, key, value)) memory.set(key, value);
      // The tab's own value would win. A remembered one may be another tab's.
      else if (lifetime === 'persistent') removeAt('tab', key);
      return !memory.has(key);
    },
    lifetimeOf: (key) => (readAt('tab', key) === null ? 'persistent' : 'tab'),
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

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
  return schema.safeParse(parseJson(storage.read(key) ?? '')).data;
}

/** The valid items of a stored list; the others are left out and reported by place, never by value. */
export function validItems<Item>(storage: ShopStorage, key: StorageKey, item: z.ZodMiniType<Item>): Item[] {
  const list = parseJson(storage.read(key) ?? '');
  const results = Array.isArray(list) ? list.map((one) => item.safeParse(one)) : [];
  const invalid = results.flatMap(({ error }, index) =>
    error ? [[index, ...(error.issues[0]?.path ?? [])].join('.')] : [],
  );
  if (invalid.length > 0) reportError(`invalid items of the stored ${key}`, invalid);
  return results.flatMap(({ data }) => (data === undefined ? [] : [data]));
}
