import { buildRequest } from '@shop/api-contract/request';
import { Workbox, messageSW } from 'workbox-window';
import { connectionStore, forgetOlderThan, noteResponse } from '../shared/connection.ts';
import { runtimeConfig } from '../shared/env.ts';
import { BUILD_META, WORKER_SCRIPT } from '../shared/offline-protocol.ts';
import { reloadPage } from '../shared/reload-page.ts';
import { trustedScriptUrl } from '../shared/trusted-types.ts';

/** How often a page with cached data asks again, in ms: the server may be back although the device was never offline. */
const RETRY_INTERVAL = 30_000;

/**
 * For the new worker to take over, in ms: the old one first waits for its calls, which on a slow line takes minutes. A page
 * from the network is of the new version also without it.
 */
const TAKEOVER_LIMIT = 3_000;

/** The lists of the cart, which a visitor of other pages has not fetched. */
const cartLists = ['listProducts', 'listOffers'] as const;

/** Registers the worker. The network's return is told by the browser's own event. @param offer shows a notice with a button that accepts the new version */
export async function startWorker(offer: (accept: () => void) => void): Promise<void> {
  const worker = new Workbox(trustedScriptUrl(WORKER_SCRIPT), { updateViaCache: 'none' });
  const refetch = () => window.dispatchEvent(new Event('online'));
  /** Of the version that was accepted. */
  let takeover: ReturnType<typeof setTimeout> | undefined;

  const offerVersion = async (newer: ServiceWorker) => {
    const version: unknown = await messageSW(newer, { type: 'GET_VERSION' });
    // A page from the network is of the new version already.
    if (version === document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content) return;
    offer(() => {
      worker.messageSkipWaiting();
      takeover = setTimeout(reloadPage, registration?.waiting ? TAKEOVER_LIMIT : 0);
    });
  };
  worker.addEventListener('waiting', ({ sw }) => void (sw && offerVersion(sw)));
  worker.addEventListener('controlling', ({ sw, isUpdate }) => {
    if (takeover !== undefined) {
      clearTimeout(takeover);
      return reloadPage();
    }
    // Accepted in another tab: this one reloads when its user wants to.
    if (isUpdate && sw) void offerVersion(sw);
  });

  worker.addEventListener('activated', ({ isUpdate }) => {
    if (isUpdate) return;
    const fetchedBefore = performance.getEntriesByType('resource').map(({ name }) => name);
    const lists = cartLists.map((list) => runtimeConfig().apiBase + buildRequest(list).url);
    void worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: [...fetchedBefore, ...lists] } });
  });
  worker.addEventListener('message', ({ data }: { data: { lateResponse: string; isChanged: boolean } }) => {
    noteResponse(data.lateResponse, false);
    if (data.isChanged) refetch();
  });
  setInterval(() => {
    // Those of pages left since: what is on the page was asked for again the last time.
    forgetOlderThan(1.5 * RETRY_INTERVAL);
    if (connectionStore.now() === 'poor') refetch();
  }, RETRY_INTERVAL);

  const registration = await worker.register();
}
