import { createAction, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { notify } from '@shop/design/toasts';
import { parseJson } from '@shop/domain/json/parse-json';
import { storageMessages } from './storage.messages.ts';
import { keysOf, lifetimeOf, parseStored, type Lifetime, type StorageKey, type StoredValues } from './stored-values.ts';

/** The browser's own storage, or that of the tab alone. */
type Area = 'browser' | 'tab';

/** Browser storage that never throws. */
export interface ShopStorage {
  read(key: StorageKey): string | null;
  /**
   * Stores a value where its lifetime says, or removes it (null).
   *
   * @param area of the token by Remember Me
   * @returns false when the browser refused (storage full or disabled): the value lives in memory only
   */
  write(key: StorageKey, value: string | null, area?: Area): boolean;
  /** Removes all that has this lifetime; of a session only this tab's own, where it has one. */
  forget(lifetime: Lifetime): void;
}

/** Given up when storage is full: what serves comfort only. */
const EVICTABLE_KEYS = ['cart.damaged', 'browsing', 'react-router-scroll-positions'] as const;

/** In place of the tab's own token, whose session has ended, while the browser has another one. */
const ENDED_HERE = '';

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
  const isOfTab = () => memory.has('token') || readAt('tab', 'token') !== null;
  const areaOf = (key: StorageKey): Area =>
    lifetimeOf(key) === 'visit' || (lifetimeOf(key) === 'session' && isOfTab()) ? 'tab' : 'browser';

  const remove = (keys: readonly StorageKey[]) => {
    const isTabs = isOfTab();
    for (const key of keys) {
      memory.delete(key);
      removeAt('tab', key);
      // A remembered session may be another tab's.
      if (!isTabs || lifetimeOf(key) !== 'session') removeAt('browser', key);
    }
    // It would take the place of the one that has ended here.
    if (isTabs && keys.includes('token') && readAt('browser', 'token')) storeAt('tab', 'token', ENDED_HERE);
  };
  const store = (area: Area, key: StorageKey, value: string) => {
    if (readAt(area, key) === value || storeAt(area, key, value)) return true;
    for (const other of EVICTABLE_KEYS) if (other !== key) remove([other]);
    return storeAt(area, key, value);
  };

  return {
    read: (key) => memory.get(key) ?? readAt('tab', key) ?? (areaOf(key) === 'browser' ? readAt('browser', key) : null),
    write: (key, value, area = areaOf(key)) => {
      if (value === null) {
        remove([key]);
        return true;
      }
      const isStored = store(area, key, value);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      if (isStored && area === 'browser') removeAt('tab', key);
      if (!isStored && lifetimeOf(key) === 'account') {
        // A payment is kept for the tab; what the browser has is out of date.
        removeAt('browser', key);
        if (storeAt('tab', key, value)) memory.delete(key);
      }
      return isStored;
    },
    forget: (lifetime) => remove(keysOf(lifetime)),
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

/** The state is replaced by what is stored. */
export const storageRead = createAction<StoredValues>('storage/storageRead');

/** Of the state, what the browser keeps of a key; null where it keeps nothing. */
type KeptValues<Root> = { [Key in keyof StoredValues]?: (root: Root) => StoredValues[Key] | null };

/** Reducers change the state, and this listener writes what changed; another tab's writing replaces the state. */
export function keepStored<Root extends { session: { token: string | null; isRemembered: boolean } }>(
  { startListening }: ListenerMiddlewareInstance<Root>,
  storage: ShopStorage,
  kept: KeptValues<Root>,
): void {
  const entries = Object.entries(kept) as [keyof StoredValues, (root: Root) => unknown][];
  let isReading = false;
  let isRefusalShown = false;
  startListening({
    actionCreator: storageChanged,
    effect: (_, listener) => {
      const { token } = listener.getState().session;
      // Another tab has ended this one's session.
      if (token !== null && token !== storage.read('token')) storage.forget('visit');
      if (storage.read('token')) storage.write('hasSignedIn', 'yes');
      else storage.forget('session');
      const { cart, values } = readStored(storage);
      if (cart.isDamaged) {
        storage.write('cart.damaged', cart.text);
        storage.write('cart', JSON.stringify(values.cart ?? []));
        notify({ type: 'info', ...storageMessages.cartDamaged });
      }
      isReading = true;
      listener.dispatch(storageRead(values));
      isReading = false;
    },
  });
  startListening({
    predicate: (_, now, before) => !isReading && entries.some(([, select]) => select(now) !== select(before)),
    effect: (_, listener) => {
      const before = listener.getOriginalState();
      const now = listener.getState();
      const { token, isRemembered } = now.session;
      for (const [key, select] of entries) {
        const value = select(now);
        if (value === select(before)) continue;
        // Another tab has signed out since: nothing of that session is stored again.
        const isSessions = lifetimeOf(key) === 'session' && key !== 'token';
        if (isSessions && token !== (storage.read('token') || null)) continue;
        const text = value === null || typeof value === 'string' ? value : JSON.stringify(value);
        const area = key !== 'token' ? undefined : isRemembered ? 'browser' : 'tab';
        if (storage.write(key, text, area) || key !== 'cart' || isRefusalShown) continue;
        isRefusalShown = true;
        notify({ type: 'warning', ...storageMessages.refused });
      }
    },
  });
}

/** What is stored for the state. A cart is damaged where its valid lines are not all of it. */
export function readStored(storage: ShopStorage) {
  const values = parseStored((key) => storage.read(key));
  const text = storage.read('cart');
  const lines = parseJson(text ?? '');
  const isWhole = Array.isArray(lines) && lines.length === values.cart?.length;
  return { values, cart: { text, isDamaged: text !== null && !isWhole } };
}
