import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheOnly } from 'workbox-strategies/CacheOnly.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { build, fallback } from 'virtual:published';
import { cacheNames, limits, PAGE_PATIENCE } from './caches.ts';
import { firstFiles } from './files.ts';
import { isOthers, wholeAnswers } from './whole-answers.ts';

/** An account's pages hold nothing personal, and are of no use without the network either. */
const accountPages = /^\/(?:dashboard|login|register)(?:\/|$)/;

/** A page's file is the same whatever the query; its last slash says nothing. */
const pathOf = (address: string): string => new URL(address).pathname.replace(/(?<=.)\/$/, '');

const kept: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(pathOf(request.url), request.url).href,
  cacheWillUpdate: async ({ request, response }) => (accountPages.test(pathOf(request.url)) ? null : response),
  // Last in the row: where nothing else was kept, a first page is, and the frame of all pages.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ??
    (await firstFiles.matchPrecache(pathOf(request.url))) ??
    (await firstFiles.matchPrecache(fallback)),
};

const freshPages = new NetworkFirst({
  cacheName: cacheNames.pagesOf(build),
  networkTimeoutSeconds: PAGE_PATIENCE,
  plugins: [wholeAnswers('page'), new ExpirationPlugin({ ...limits.pages, purgeOnQuotaError: true }), kept],
});

const keptPages = new CacheOnly({ cacheName: cacheNames.pagesOf(build), plugins: [kept] });

/** A page from the network; on a bad line as it was last seen; else the frame, whose script asks for the rest. */
export async function answerPage(event: ExtendableEvent, request: Request): Promise<Response> {
  const answer = await freshPages.handle({ event, request });
  // Workbox asks no plugin about an answer that the browser had asked for ahead.
  return (await isOthers(request.url, answer, 'page')) ? keptPages.handle({ event, request }) : answer;
}

/** Pages of other builds name files that may be gone. */
export async function forgetOtherPages(): Promise<void> {
  const pages = cacheNames.pagesOf('');
  const others = (await caches.keys()).filter((name) => name.startsWith(pages) && name !== cacheNames.pagesOf(build));
  await Promise.all(others.map((name) => caches.delete(name)));
}
