import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { cacheNames, PAGE_TIMEOUT } from './caches.ts';
import { HASHED_FILES } from './request-kind.ts';
import { CONFIG_SCRIPT } from './protocol.ts';
import { essential } from './published.ts';
import { skipWhenRetired } from './retirement.ts';
import { isForeignResponse, completeResponse } from './complete-response.ts';

/** Precached pages, and the files of all pages. */
export const precachedFiles = new PrecacheController({
  cacheName: cacheNames.files,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        completeResponse(response, new URL(request.url).pathname.startsWith(HASHED_FILES) ? 'file' : 'page'),
    },
  ],
});
precachedFiles.addToCacheList(essential);

/** Hashed files never change: from the cache without the network. */
export const hashedFileResponse = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request.url)) ?? fetch(request);

/** Network first, since the deployment may change it. */
export const configScript = new NetworkFirst({
  cacheName: cacheNames.config,
  networkTimeoutSeconds: PAGE_TIMEOUT,
  plugins: [
    skipWhenRetired,
    {
      fetchDidSucceed: async ({ request, response }) => {
        if (await isForeignResponse(request.url, response, 'file'))
          throw new Error(`${request.url} is not the shop's.`);
        return response;
      },
      cacheWillUpdate: ({ response }) => completeResponse(response, 'file'),
    },
  ],
});

export async function cacheConfigScript(): Promise<void> {
  const cache = await caches.open(cacheNames.config);
  await cache.add(new Request(CONFIG_SCRIPT, { cache: 'reload' }));
}

/** Open tabs of the previous version may need files that the host no longer has. */
export async function keepEarlierFiles(): Promise<void> {
  await caches.delete(cacheNames.earlierFiles);
  const [now, earlier] = await Promise.all([caches.open(cacheNames.files), caches.open(cacheNames.earlierFiles)]);
  const still = new Set(precachedFiles.getCachedURLs().map((url) => precachedFiles.getCacheKeyForURL(url)));
  for (const request of await now.keys()) {
    if (still.has(request.url) || new URL(request.url).search !== '') continue;
    const answer = await now.match(request);
    if (answer) await earlier.put(request, answer);
  }
}
