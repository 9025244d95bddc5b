import { CACHE_PREFIX } from './protocol.ts';

/** The shop's caches, by what is in them. */
export const cacheNames = {
  /** Files cached on installation. */
  files: `${CACHE_PREFIX}files`,
  /** The previous version's files, for open tabs. */
  earlierFiles: `${CACHE_PREFIX}earlier-files`,
  config: `${CACHE_PREFIX}config`,
  catalogue: `${CACHE_PREFIX}catalogue`,
  pictures: `${CACHE_PREFIX}pictures`,
};

const DAY = 24 * 60 * 60;

/** Limits of entries and age in seconds. */
export const limits = {
  /** Prices may be a week old; the page says that they may have changed. */
  catalogue: { maxEntries: 150, maxAgeSeconds: 7 * DAY },
  pictures: { maxEntries: 240, maxAgeSeconds: 30 * DAY },
};

/** How long pages wait for the network before the cache is used, in seconds. */
export const PAGE_TIMEOUT = 3;

/** Longer for prices, in seconds. */
export const CATALOGUE_TIMEOUT = 5;

/** Removes the shop's caches except those named. */
export async function removeCaches(keep: readonly string[] = []): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !keep.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
