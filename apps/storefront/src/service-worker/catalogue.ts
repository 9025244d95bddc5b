import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheableResponsePlugin } from 'workbox-cacheable-response/CacheableResponsePlugin.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { CATALOGUE_TIMEOUT, cacheNames, limits } from './caches.ts';
import { productFromList } from './product-from-list.ts';
import { skipWhenRetired } from './retirement.ts';
import { postToPages } from './post-to-pages.ts';
import { isUsableResponse } from './usable-response.ts';

/** URLs of cached responses in use. */
const behind = new Set<string>();

/** Tells pages when they get a cached response, and when the network responds after all. */
const honest: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const kept = cachedResponse ?? (await productFromList(request.url));
    if (kept) {
      behind.add(request.url);
      await postToPages({ type: 'cached', address: request.url });
    }
    return kept;
  },
  cacheDidUpdate: async ({ request, oldResponse, newResponse }) => {
    if (behind.size === 0) return;
    const isChanged = behind.delete(request.url) && (await oldResponse?.text()) !== (await newResponse.text());
    await postToPages({ type: 'fresh', address: request.url, isChanged });
  },
};

const usable: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isUsableResponse(request.url, response.clone())) ? response : null,
};

/** Network first; a cached response is reported to the page. */
export const catalogue = new NetworkFirst({
  cacheName: cacheNames.catalogue,
  networkTimeoutSeconds: CATALOGUE_TIMEOUT,
  matchOptions: { ignoreVary: true },
  plugins: [
    skipWhenRetired,
    new CacheableResponsePlugin({ statuses: [200] }),
    usable,
    new ExpirationPlugin({ ...limits.catalogue, purgeOnQuotaError: true }),
    honest,
  ],
});
