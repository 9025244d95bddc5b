import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationEntry } from '@shop/api-contract/operation';
import { clientsClaim, setCacheNameDetails, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheFallbackPlugin, addPlugins, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { runtimeConfig } from '../../shared/env.ts';
import { BUILD_META, FROM_CACHE } from '../../shared/offline-protocol.ts';
import { FALLBACK_PAGE } from '../../shared/published-page.ts';
import { trustedScriptUrl } from '../../shared/trusted-types.ts';

/** The build's id and files, from `build/service-worker.ts`. */
declare const self: ServiceWorkerGlobalScope & {
  __BUILD__: string;
  __WB_MANIFEST: { url: string; revision: string }[];
};

const CACHE_PREFIX = 'shop';
const CONFIG_SCRIPT = '/shop-config.js';

/** How long pages and lists wait for the network, in s. */
const networkTimeoutSeconds = 3;

/** Prices may be a week old: the page says that they may have changed. */
const listLimits = { maxEntries: 150, maxAgeSeconds: 7 * 24 * 60 * 60 };
const pictureLimits = { maxEntries: 240, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true };

/** Paths that are no pages: calls, pictures, receipts, payment windows, tools with two leading underscores; files. */
const noPages = [/^\/(__|(api|pincode|custom|customer|pay|mockpay)([/?-]|$))/, /^[^?]*\.(?!html(\?|$))[^/?]*(\?|$)/];

// The deployment's configuration; browsers include imported scripts when they look for a new worker.
self.importScripts(trustedScriptUrl(CONFIG_SCRIPT));
const { serviceWorker: isWanted, apiBase, portalBase } = runtimeConfig();

const absolute = (address: string) => new URL(address, self.location.origin).href;
const api = absolute(apiBase);

/** GET calls without a token, by the contract. */
const publicCalls = (Object.values(operationTable) as OperationEntry[])
  .filter(({ method, bearer, server }) => method === 'GET' && !bearer && server === 'api')
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}$`));

/** What has to come from the network (`no-cache`) is no business of the worker. */
const isPublicCall = ({ headers, url, cache }: Request) =>
  cache !== 'no-cache' &&
  !headers.has('authorization') &&
  url.startsWith(api) &&
  publicCalls.some((call) => call.test(url.slice(api.length)));

/** Whether a page has the build's mark, which is in its first part. */
async function isOwnPage(page: Response): Promise<boolean> {
  const { value } = (await page.clone().body?.getReader().read()) ?? {};
  return new TextDecoder().decode(value).includes(`<meta name="${BUILD_META}"`);
}

/** Counts as no response: a host in trouble, a Wi-Fi's sign-in page, a page in place of another file. */
const rejectForeign: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const isPageWanted = request.mode === 'navigate' || new URL(request.url).pathname === `/${FALLBACK_PAGE}`;
    const isOwn = isPage ? isPageWanted && (await isOwnPage(response)) : !isPageWanted;
    if (response.status >= 500 || (response.ok && !isOwn)) throw new TypeError(`${request.url} is not the shop's.`);
    return response;
  },
};

/** Marks cached responses as such, and tells pages when the network responds after all. */
const markCached: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (!cachedResponse) return null;
    if (state) state.isCacheUsed = true;
    const headers = new Headers(cachedResponse.headers);
    headers.set(FROM_CACHE, 'true');
    return new Response(cachedResponse.body, { headers });
  },
  cacheDidUpdate: async ({ request, oldResponse, newResponse, state }) => {
    if (!state?.isCacheUsed) return;
    const isChanged = (await oldResponse?.text()) !== (await newResponse.text());
    for (const page of await self.clients.matchAll()) page.postMessage({ lateResponse: request.url, isChanged });
  },
};

/** Requests other hosts' pictures with CORS, since opaque responses hide failures; without CORS, they are not cached. */
const withCors: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.mode === 'no-cors' ? new Request(request, { mode: 'cors', credentials: 'same-origin' }) : request,
  handlerDidError: ({ request }) => fetch(request),
};

function serveShop(): void {
  setCacheNameDetails({ prefix: CACHE_PREFIX });
  addPlugins([rejectForeign]);
  precacheAndRoute(self.__WB_MANIFEST);

  const fallback = new PrecacheFallbackPlugin({ fallbackURL: `/${FALLBACK_PAGE}` });
  const page = new NetworkOnly({ networkTimeoutSeconds, plugins: [rejectForeign, fallback] });
  registerRoute(new NavigationRoute(page, { denylist: noPages }));

  const lists = new NetworkFirst({
    cacheName: `${CACHE_PREFIX}-lists`,
    networkTimeoutSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [rejectForeign, new ExpirationPlugin(listLimits), markCached],
  });
  registerRoute(({ request }) => isPublicCall(request) || request.url === absolute(CONFIG_SCRIPT), lists);

  // At once from the cache, and asked for again: one that was replaced under its name is seen at the next view.
  const pictures = new StaleWhileRevalidate({
    cacheName: `${CACHE_PREFIX}-pictures`,
    matchOptions: { ignoreVary: true },
    plugins: [withCors, rejectForeign, new ExpirationPlugin(pictureLimits)],
  });
  registerRoute(({ url }) => url.href.startsWith(absolute(`${portalBase}/custom/images/`)), pictures);

  self.addEventListener('message', ({ data, ports }) => {
    const { type } = data as { type: string };
    if (type === 'SKIP_WAITING') void self.skipWaiting();
    if (type === 'GET_VERSION') ports[0]?.postMessage(self.__BUILD__);
  });
  clientsClaim();
}

async function removeAll(): Promise<void> {
  await self.registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(`${CACHE_PREFIX}-`)) await caches.delete(name);
}

if (isWanted) {
  serveShop();
} else {
  // Switched off by the deployment: this worker only removes the previous one.
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(removeAll()));
}
