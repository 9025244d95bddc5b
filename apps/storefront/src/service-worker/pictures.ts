import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { CacheableResponsePlugin } from 'workbox-cacheable-response/CacheableResponsePlugin.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { cacheNames, limits } from './caches.ts';
import { skipWhenRetired } from './retirement.ts';

declare const self: ServiceWorkerGlobalScope;

/** The Accept header of picture requests, as Chromium sends it, so that its HTTP cache matches. */
const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

const cachedPictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  // A browser always negotiates the same format.
  matchOptions: { ignoreVary: true },
  plugins: [
    skipWhenRetired,
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ ...limits.pictures, purgeOnQuotaError: true }),
    // Other hosts are requested with CORS: opaque responses hide failures and count as megabytes. Requests made by the
    // worker have no picture types in Accept.
    {
      requestWillFetch: async ({ request }) =>
        isOwn(request) && request.destination === 'image' ? request : pictureRequest(request.url),
    },
  ],
});

const isOwn = ({ url }: Request) => new URL(url).origin === self.location.origin;

const pictureRequest = (address: string): Request =>
  new Request(address, { mode: 'cors', credentials: 'omit', headers: { accept: ACCEPT } });

/** A cached picture; hosts without CORS are fetched without caching. */
export async function pictureResponse({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    return await cachedPictures.handle({ event, request });
  } catch (error) {
    if (isOwn(request)) throw error;
    return fetch(request);
  }
}
