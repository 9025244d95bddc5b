import { FALLBACK_PAGE } from '@shop/domain/presentation/page-file';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { PAGE_TIMEOUT } from './caches.ts';
import { precachedFiles } from './files.ts';
import { retireIfUnpublished } from './retirement.ts';
import { isForeignResponse } from './complete-response.ts';

/** A precached page, else the fallback page. Query and trailing slash are ignored. */
const cachedPage = async ({ url }: Request): Promise<Response | undefined> =>
  (await precachedFiles.matchPrecache(new URL(url).pathname.replace(/(?<=.)\/$/, ''))) ??
  precachedFiles.matchPrecache(`/${FALLBACK_PAGE}`);

/** Network only, with the cached page on failure or timeout; its script loads the rest. */
export const page = new NetworkOnly({
  networkTimeoutSeconds: PAGE_TIMEOUT,
  plugins: [
    {
      handlerDidError: ({ request }) => cachedPage(request),
      handlerDidRespond: retireIfUnpublished,
      // Not `fetchDidSucceed`: Workbox skips it for preloaded navigation responses.
      handlerWillRespond: async ({ request, response }) =>
        ((await isForeignResponse(request.url, response, 'page')) && (await cachedPage(request))) || response,
    },
  ],
});
