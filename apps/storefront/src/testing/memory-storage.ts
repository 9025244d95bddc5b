import { browserStorage, type ShopStorage } from '../shared/storage/shop-storage.ts';
import type { StorageKey } from '../shared/storage/stored-values.ts';

export interface MemoryStorage extends ShopStorage {
  /** What the browser keeps. */
  values: Map<string, string>;
  /** What the tab keeps. */
  tabValues: Map<string, string>;
}

const areaOf = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
});

/** A browser's storage for specs: texts as they are, other values as JSON. */
export function memoryStorage(
  stored: Partial<Record<StorageKey, unknown>> = {},
  values = new Map<string, string>(),
): MemoryStorage {
  const tabValues = new Map<string, string>();
  const areas = { browser: areaOf(values), tab: areaOf(tabValues) };
  const storage = browserStorage({ browser: () => areas.browser, tab: () => areas.tab });
  for (const [key, value] of Object.entries(stored))
    if (value !== null) storage.write(key as StorageKey, typeof value === 'string' ? value : JSON.stringify(value));
  return { ...storage, values, tabValues };
}
