import { storageKeys, type StorageKey } from './storage-keys.ts';

/** How long a value lives: until removed, or as long as the tab. */
export type Lifetime = 'persistent' | 'tab';

/** Browser storage that never throws. */
export interface ShopStorage {
  read(key: StorageKey): string | null;
  /** @returns false when the browser refused (storage full or disabled): the value lives in memory only */
  write(key: StorageKey, value: string, lifetime?: Lifetime): boolean;
  /** The value's lifetime; null when there is none or it is in memory only. */
  lifetimeOf(key: StorageKey): Lifetime | null;
  remove(key: StorageKey): void;
  /** Whether the browser would store a value of this length. */
  hasRoomFor(length: number): boolean;
}

/** Given up when storage is full: what serves comfort only. */
const EXPENDABLE = [storageKeys.damagedCart, 'react-router-scroll-positions'];

type Areas = Partial<Record<Lifetime, Storage>>;

const areaOf = (pick: () => Storage): Storage | undefined => {
  try {
    return pick();
  } catch {
    return undefined;
  }
};

export function browserStorage(areas: Areas = browserAreas()): ShopStorage {
  const memory = new Map<StorageKey, string>();
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };

  const removeStored = (key: string) => {
    attempt(() => areas.persistent?.removeItem(key), undefined);
    attempt(() => areas.tab?.removeItem(key), undefined);
  };

  const storeAt = (key: string, value: string, lifetime: Lifetime) =>
    attempt(() => {
      areas[lifetime]?.setItem(key, value);
      return areas[lifetime] !== undefined;
    }, false);

  const store: typeof storeAt = (key, value, lifetime) => {
    if (storeAt(key, value, lifetime)) return true;
    EXPENDABLE.filter((other) => other !== key).forEach(removeStored);
    return storeAt(key, value, lifetime);
  };

  return {
    read: (key) =>
      memory.get(key) ??
      attempt(() => areas.persistent?.getItem(key), null) ??
      attempt(() => areas.tab?.getItem(key), null) ??
      null,
    write: (key, value, lifetime = 'persistent') => {
      const isStored = store(key, value, lifetime);
      if (isStored) {
        memory.delete(key);
        attempt(() => areas[lifetime === 'persistent' ? 'tab' : 'persistent']?.removeItem(key), undefined);
      } else memory.set(key, value);
      return isStored;
    },
    lifetimeOf: (key) => {
      const isIn = (lifetime: Lifetime) => attempt(() => (areas[lifetime]?.getItem(key) ?? null) !== null, false);
      if (memory.has(key)) return null;
      return isIn('persistent') ? 'persistent' : isIn('tab') ? 'tab' : null;
    },
    remove: (key) => {
      memory.delete(key);
      removeStored(key);
    },
    hasRoomFor: (length) => {
      const probe = ' '.repeat(length);
      const hasRoom = store('probe', probe, 'persistent') || store('probe', probe, 'tab');
      removeStored('probe');
      return hasRoom;
    },
  };
}

const browserAreas = (): Areas => {
  const persistent = areaOf(() => window.localStorage);
  const tab = areaOf(() => window.sessionStorage);
  return { ...(persistent && { persistent }), ...(tab && { tab }) };
};
