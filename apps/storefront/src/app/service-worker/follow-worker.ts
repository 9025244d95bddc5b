import { buildRequest } from '@shop/api-contract/request';
import { BUILD_META, WORKER_SCRIPT, type FromWorker, type ToWorker } from '../../service-worker/protocol.ts';
import { connectionStore, forgetCachedResponses, noteResponse } from '../../shared/connection.ts';
import { retryDelay } from '../../shared/api/retry-delay.ts';
import { runtimeConfig } from '../../shared/env.ts';
import { reloadPage } from '../../shared/reload-page.ts';
import { trustedWorkerScript } from '../../shared/trusted-worker-script.ts';
import { unregisterWorker } from './unregister-worker.ts';
import { isBusy } from './is-busy.ts';
import { offerNewVersion } from './new-version.ts';

/** How often an open page checks for a new version, in ms. */
const CHECK_INTERVAL = 30 * 60 * 1000;

/** The lists of home, products and cart. */
const firstLists = ['listCategories', 'listHeroProducts', 'listProducts', 'listOffers'] as const;

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

const pageBuild = () => document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content;

const send = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message);

/** Whether the new version was accepted in this tab. */
let isAccepted = false;

/**
 * Installs the worker and handles its messages; where the deployment switched it off, unregisters it.
 *
 * @param refresh refetches what is on the page
 * @throws when the browser lets no worker in: the shop does without
 */
export async function followWorker(refresh: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (!runtimeConfig().serviceWorker) return unregisterWorker();

  navigator.serviceWorker.addEventListener('message', ({ data }) => onMessage(data as FromWorker, refresh));
  window.addEventListener('online', () => catchUp(refresh));

  const isFirstVisit = navigator.serviceWorker.controller === null;
  const registration = await navigator.serviceWorker.register(trustedWorkerScript(WORKER_SCRIPT), {
    updateViaCache: 'none',
  });
  await watch(registration);
  lookForUpdates(registration);
  const { active } = await navigator.serviceWorker.ready;
  // Sent even when empty: a retired worker that this page registered again unregisters itself on it.
  const urlsToCache = isFirstVisit && !navigator.connection?.saveData ? urlsWorthCaching() : [];
  send(active, { type: 'CACHE_URLS', payload: { urlsToCache } });
}

function onMessage(message: FromWorker, refresh: () => void): void {
  switch (message.type) {
    case 'new-version':
      return void (message.build !== pageBuild() && reloadWhenFree());
    case 'cached':
      noteResponse(message.address, true);
      return catchUpLater(refresh);
    case 'fresh':
      noteResponse(message.address, false);
      if (message.isChanged) refresh();
      else catchUp(refresh);
  }
}

let attempts = 0;
let nextAttempt: ReturnType<typeof setTimeout> | undefined;

/** Retries with growing delays while the connection is poor. */
function catchUpLater(refresh: () => void): void {
  nextAttempt ??= setTimeout(() => {
    nextAttempt = undefined;
    if (connectionStore.now() === 'poor') refresh();
  }, retryDelay(++attempts));
}

/** Refetches after the connection has recovered. */
function catchUp(refresh: () => void): void {
  if (connectionStore.now() !== 'poor') return void (attempts = 0);
  forgetCachedResponses();
  refresh();
}

/** Another tab accepted the new version: reloads too, unless the user would lose something. */
async function reloadWhenFree(): Promise<void> {
  if (isAccepted || !(await isBusy())) reloadPage();
  else offerNewVersion(reloadPage);
}

/** Offers a new version: waiting, installing, or found later. */
async function watch(registration: ServiceWorkerRegistration): Promise<void> {
  const offerWhenInstalled = async (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed') return registration.active && offer(worker);
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) void offer(worker);
    });
  };
  const follow = () => offerWhenInstalled(registration.installing ?? registration.waiting);
  registration.addEventListener('updatefound', () => void follow());
  await follow();
}

/** Offers the waiting version, unless this page is already of that version. */
async function offer(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) === pageBuild()) return send(worker, { type: 'take-over-if-alone' });
  offerNewVersion(() => {
    isAccepted = true;
    send(worker, { type: 'take-over' });
  });
}

const buildOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as string);
    worker.postMessage({ type: 'which-build' } satisfies ToWorker, [port2]);
  });

/** Browsers check on page load only; a tab may stay open for weeks. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL) return;
    checkedAt = Date.now();
    // Offline.
    registration.update().catch(() => undefined);
  });
}

/** URLs that this page fetched before the worker was active, and the lists of the main pages. */
function urlsWorthCaching(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const lists = firstLists.map((list) => new URL(runtimeConfig().apiBase + buildRequest(list).url, window.origin).href);
  return [...new Set([...loaded, ...lists])];
}
