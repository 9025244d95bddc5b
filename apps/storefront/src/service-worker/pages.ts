import { FALLBACK_PAGE } from '@shop/domain/presentation/page-file';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { PAGE_TIMEOUT } from './caches.ts';
import { precachedFiles } from './files.ts';
import { retireIfUnpublished } from './retirement.ts';
import { isForeignResponse } from './complete-response.ts';

/** A first page, else the frame of all pages. A page's file is the same whatever the query or a last slash. */
const cachedPage = async ({ url }: Request): Promise<Response | undefined> =>
  (await precachedFiles.matchPrecache(new URL(url).pathname.replace(/(?<=.)\/$/, ''))) ??
  precachedFiles.matchPrecache(`/${FALLBACK_PAGE}`);

/** A page from the network; where that fails or takes too long, as it was kept: its script asks for the rest. */
export const page = new NetworkOnly({
  networkTimeoutSeconds: PAGE_TIMEOUT,
  plugins: [
    {
      handlerDidError: ({ request }) => cachedPage(request),
      handlerDidRespond: retireIfUnpublished,
      // Not `fetchDidSucceed`: Workbox skips that for an answer that the browser had asked for ahead.
      handlerWillRespond: async ({ request, response }) =>
        ((await isForeignResponse(request.url, response, 'page')) && (await cachedPage(request))) || response,
    },
  ],
});
