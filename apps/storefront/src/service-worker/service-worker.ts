import type { RouteHandler } from 'workbox-core/types.js';
import { Route } from 'workbox-routing/Route.js';
import { Router } from 'workbox-routing/Router.js';
import { runtimeConfig } from '../shared/env.ts';
import { trustedWorkerScript } from '../shared/trusted-worker-script.ts';
import { cacheNames, removeCaches } from './caches.ts';
import { catalogue } from './catalogue.ts';
import { hashedFileResponse, configScript, precachedFiles, cacheConfigScript, keepEarlierFiles } from './files.ts';
import { requestKind, type RequestKind, type ShopUrls } from './request-kind.ts';
import { page } from './pages.ts';
import { pictureResponse } from './pictures.ts';
import { CONFIG_SCRIPT, type ToWorker } from './protocol.ts';
import { build } from './published.ts';
import { isRetired, retire } from './retirement.ts';
import { postToPages } from './post-to-pages.ts';

declare const self: ServiceWorkerGlobalScope;

// The deployment's configuration; browsers include imported scripts in update checks.
self.importScripts(trustedWorkerScript(CONFIG_SCRIPT));

const { serviceWorker: isWanted, apiBase, portalBase } = runtimeConfig();
const urls: ShopUrls = { origin: self.location.origin, apiBase, portalBase };

const handlers: Record<RequestKind, RouteHandler> = {
  page,
  catalogue,
  picture: pictureResponse,
  'hashed-file': hashedFileResponse,
  config: configScript,
};
const router = new Router();
for (const [kind, handler] of Object.entries(handlers))
  router.registerRoute(new Route(({ request }) => !isRetired() && requestKind(request, urls) === kind, handler));

/** Whether the user accepted this version. */
let isAsked = false;

async function activate(event: ExtendableEvent): Promise<void> {
  await keepEarlierFiles();
  await removeCaches(Object.values(cacheNames));
  await precachedFiles.activate(event);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  if (isAsked) await postToPages({ type: 'new-version', build });
}

async function takeOver(): Promise<void> {
  isAsked = true;
  await self.skipWaiting();
}

async function takeOverIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

function onMessage(event: ExtendableMessageEvent): void {
  const message = event.data as ToWorker;
  // A cached page of an earlier version registered the worker again.
  if (isRetired()) return event.waitUntil(self.registration.unregister());
  switch (message.type) {
    case 'which-build':
      return event.ports[0]?.postMessage(build);
    case 'take-over':
      return event.waitUntil(takeOver());
    case 'take-over-if-alone':
      return event.waitUntil(takeOverIfAlone());
    case 'retire':
      return event.waitUntil(retire());
  }
}

if (isWanted) {
  self.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([precachedFiles.install(event), cacheConfigScript()]));
  });
  self.addEventListener('activate', (event) => event.waitUntil(activate(event)));
  self.addEventListener('message', onMessage);
  router.addFetchListener();
  router.addCacheListener();
} else {
  // Switched off by the deployment: only replaces and removes the previous worker.
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => event.waitUntil(retire()));
}
