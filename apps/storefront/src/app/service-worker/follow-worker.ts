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

/** How long a page that stays open waits before it looks for a new version again, in ms. */
const CHECK_INTERVAL = 30 * 60 * 1000;

/** What home, products and the cart are made of. */
const firstLists = ['listCategories', 'listHeroProducts', 'listProducts', 'listOffers'] as const;

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

const pageBuild = () => document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content;

const send = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message);

/** Whether the shopper accepted the new version in this very tab. */
let isAccepted = false;

/**
 * Installs the worker and goes by what it says; where the deployment has none, ends the one that is there.
 *
 * @param refresh asks the network anew for what is on the page
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
  // Also when there is nothing to keep: a retired worker that this page has registered again ends when it hears of it.
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

/** A call that failed is not answered late: it is made again, less and less often while the line stays bad. */
function catchUpLater(refresh: () => void): void {
  nextAttempt ??= setTimeout(() => {
    nextAttempt = undefined;
    if (connectionStore.now() === 'poor') refresh();
  }, retryDelay(++attempts));
}

/** Time for all that the network still owes. */
function catchUp(refresh: () => void): void {
  if (connectionStore.now() !== 'poor') return void (attempts = 0);
  forgetCachedResponses();
  refresh();
}

/** Another tab went on to the new version: this one follows, unless that would take something from the shopper. */
async function reloadWhenFree(): Promise<void> {
  if (isAccepted || !(await isBusy())) reloadPage();
  else offerNewVersion(reloadPage);
}

/** Hears of a new version, whether it comes, is on its way or has come before this page listened. */
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

/** A version waits. Where this page is of that version already, nobody is asked. */
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

/** Browsers look when a page is loaded; a tab may stay open for weeks. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL) return;
    checkedAt = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  });
}

/** What this page fetched before there was a worker to keep it, and the lists that other pages are made of. */
function urlsWorthCaching(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const lists = firstLists.map((list) => new URL(runtimeConfig().apiBase + buildRequest(list).url, window.origin).href);
  return [...new Set([...loaded, ...lists])];
}
