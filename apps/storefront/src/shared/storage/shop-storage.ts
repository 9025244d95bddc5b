import { createAction, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit';
import { parseJson } from '@shop/domain/json/parse-json';
import type * as z from 'zod/mini';
import { reportError } from '../report-error.ts';
import { keysOf, lifetimes, storageKeys, type Lifetime, type StorageKey } from './storage-keys.ts';

/** The browser's own storage, or that of the tab alone. */
type Area = 'browser' | 'tab';

/** Browser storage that never throws. */
export interface ShopStorage {
  read(key: StorageKey): string | null;
  /**
   * Stores a value where its lifetime says, or removes it (null).
   *
   * @param area of the token by Remember Me, and of what the other area has no room for
   * @returns false when the browser refused (storage full or disabled): the value lives in memory only
   */
  write(key: StorageKey, value: string | null, area?: Area): boolean;
  /** Removes all that has this lifetime; of a session only this tab's own, where it has one. */
  forget(lifetime: Lifetime): void;
}

/** Given up when storage is full: what serves comfort only. */
const EVICTABLE = [storageKeys.damagedCart, storageKeys.browsing, storageKeys.scrollPositions];

type Areas = Record<Area, () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>>;

/** Where site data is blocked, and at build time, reading these throws. */
const ofBrowser: Areas = { browser: () => window.localStorage, tab: () => window.sessionStorage };

export function browserStorage(areas = ofBrowser): ShopStorage {
  const memory = new Map<StorageKey, string>();
  const readAt = (area: Area, key: string) => attempt(() => areas[area]().getItem(key)) ?? null;
  const removeAt = (area: Area, key: string) => void attempt(() => areas[area]().removeItem(key));
  const storeAt = (area: Area, key: string, value: string) => {
    attempt(() => areas[area]().setItem(key, value));
    return readAt(area, key) === value;
  };
  const isOfTab = () => memory.has(storageKeys.token) || readAt('tab', storageKeys.token) !== null;
  const areaOf = (key: StorageKey): Area =>
    lifetimes[key] === 'visit' || (lifetimes[key] === 'session' && isOfTab()) ? 'tab' : 'browser';

  const forget = (lifetime: Lifetime, keys = keysOf(lifetime)) => {
    // A remembered session may be another tab's.
    const isTabsAlone = lifetime === 'session' && isOfTab();
    for (const key of keys) {
      memory.delete(key);
      removeAt('tab', key);
      if (!isTabsAlone) removeAt('browser', key);
    }
    // It would take the place of the one that has ended here.
    const isEnded = isTabsAlone && keys.includes(storageKeys.token);
    if (isEnded && readAt('browser', storageKeys.token)) storeAt('tab', storageKeys.token, '');
  };
  const store = (area: Area, key: StorageKey, value: string) => {
    if (readAt(area, key) === value || storeAt(area, key, value)) return true;
    for (const other of EVICTABLE) if (other !== key) forget(lifetimes[other], [other]);
    return storeAt(area, key, value);
  };

  return {
    read: (key) => memory.get(key) ?? readAt('tab', key) ?? (areaOf(key) === 'browser' ? readAt('browser', key) : null),
    write: (key, value, area = areaOf(key)) => {
      if (value === null) forget(lifetimes[key], [key]);
      else if (store(area, key, value)) {
        memory.delete(key);
        if (area === 'browser') removeAt('tab', key);
        else if (lifetimes[key] !== 'session') removeAt('browser', key);
      } else memory.set(key, value);
      return !memory.has(key);
    },
    forget,
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
