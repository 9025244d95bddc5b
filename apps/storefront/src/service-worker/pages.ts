import { FALLBACK_PAGE } from '@shop/domain/presentation/page-file';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { PAGE_PATIENCE } from './caches.ts';
import { firstFiles } from './files.ts';
import { retireIfUnpublished } from './retirement.ts';
import { isOthers } from './whole-answers.ts';

/** A first page, else the frame of all pages. A page's file is the same whatever the query or a last slash. */
const keptPage = async ({ url }: Request): Promise<Response | undefined> =>
  (await firstFiles.matchPrecache(new URL(url).pathname.replace(/(?<=.)\/$/, ''))) ??
  firstFiles.matchPrecache(`/${FALLBACK_PAGE}`);

/** A page from the network; where that fails or takes too long, as it was kept: its script asks for the rest. */
export const page = new NetworkOnly({
  networkTimeoutSeconds: PAGE_PATIENCE,
  plugins: [
    {
      handlerDidError: ({ request }) => keptPage(request),
      handlerDidRespond: retireIfUnpublished,
      // Not `fetchDidSucceed`: Workbox skips that for an answer that the browser had asked for ahead.
      handlerWillRespond: async ({ request, response }) =>
        ((await isOthers(request.url, response, 'page')) && (await keptPage(request))) || response,
    },
  ],
});
