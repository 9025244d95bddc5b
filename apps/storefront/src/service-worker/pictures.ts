import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { CacheableResponsePlugin } from 'workbox-cacheable-response/CacheableResponsePlugin.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { cacheNames, limits } from './caches.ts';
import { skipWhenRetired } from './retirement.ts';

declare const self: ServiceWorkerGlobalScope;

/** As browsers ask for pictures; all that run this build know both kinds, and Chromium's own cache knows the wording. */
const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

const cachedPictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  // One browser always negotiates the same kind.
  matchOptions: { ignoreVary: true },
  plugins: [
    skipWhenRetired,
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ ...limits.pictures, purgeOnQuotaError: true }),
    // What may not be read cannot be told from a failure, and counts for megabytes: another host's pictures are asked
    // for openly. What the worker asks for by itself has no kinds of picture in its headers.
    {
      requestWillFetch: async ({ request }) =>
        isOwn(request) && request.destination === 'image' ? request : pictureRequest(request.url),
    },
  ],
});

const isOwn = ({ url }: Request) => new URL(url).origin === self.location.origin;

const pictureRequest = (address: string): Request =>
  new Request(address, { mode: 'cors', credentials: 'omit', headers: { accept: ACCEPT } });

/** A picture as it was kept; one of a host that does not let the shop read it goes its usual way. */
export async function pictureResponse({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    return await cachedPictures.handle({ event, request });
  } catch (error) {
    if (isOwn(request)) throw error;
    return fetch(request);
  }
}
