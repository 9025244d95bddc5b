import { CACHE_PREFIX } from './protocol.ts';

/** The shop's caches, by what is in them. */
export const cacheNames = {
  /** What is kept at installing. */
  files: `${CACHE_PREFIX}files`,
  /** Files of the version before, for tabs that still show it. */
  earlierFiles: `${CACHE_PREFIX}earlier-files`,
  config: `${CACHE_PREFIX}config`,
  catalogue: `${CACHE_PREFIX}catalogue`,
  pictures: `${CACHE_PREFIX}pictures`,
};

const DAY = 24 * 60 * 60;

/** How much is kept at most, and how long, in seconds. */
export const limits = {
  /** A week-old price is still worth a look; the page says that it may have changed. */
  catalogue: { maxEntries: 150, maxAgeSeconds: 7 * DAY },
  pictures: { maxEntries: 240, maxAgeSeconds: 30 * DAY },
};

/** How long a page waits for the network before what was kept is shown, in seconds. */
export const PAGE_TIMEOUT = 3;

/** Prices are worth waiting for a little longer, in seconds. */
export const CATALOGUE_TIMEOUT = 5;

/** Removes all of the shop's caches but those named. */
export async function removeCaches(keep: readonly string[] = []): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !keep.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
