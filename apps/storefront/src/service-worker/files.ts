import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { cacheNames, PAGE_TIMEOUT } from './caches.ts';
import { HASHED_FILES } from './request-kind.ts';
import { CONFIG_SCRIPT } from './protocol.ts';
import { essential } from './published.ts';
import { skipWhenRetired } from './retirement.ts';
import { isForeignResponse, completeResponse } from './complete-response.ts';

/** First pages and the files of all pages, each kept once however many versions have it. */
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

/** A file whose name holds its content's hash never changes: when it is there, no network is needed. */
export const hashedFileResponse = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request.url)) ?? fetch(request);

/** The deployment's own settings may have changed: the network is asked first. */
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

/** Tabs of the version before may still need its files, which the host may no longer have. */
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
