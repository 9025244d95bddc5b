import type { Lifetime, ShopStorage } from '../shared/storage/shop-storage.ts';
import type { StorageKey } from '../shared/storage/storage-keys.ts';

export interface MemoryStorage extends ShopStorage {
  /** Values by key, with their lifetime. */
  values: Map<StorageKey, { value: string; lifetime: Lifetime }>;
}

/** Browser storage for specs: texts as they are, other values as JSON. */
export function memoryStorage(stored: Partial<Record<StorageKey, unknown>> = {}): MemoryStorage {
  const values: MemoryStorage['values'] = new Map(
    Object.entries(stored)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [
        key as StorageKey,
        { value: typeof value === 'string' ? value : JSON.stringify(value), lifetime: 'persistent' },
      ]),
  );
  return {
    values,
    read: (key) => values.get(key)?.value ?? null,
    write: (key, value, lifetime = 'persistent') => {
      if (value === null) values.delete(key);
      else values.set(key, { value, lifetime });
      return true;
    },
    lifetimeOf: (key) => values.get(key)?.lifetime ?? 'persistent',
  };
}
