import type { WorkboxPlugin } from 'workbox-core/types.js';
import { removeCaches } from './caches.ts';
import { WORKER_SCRIPT } from './protocol.ts';

declare const self: ServiceWorkerGlobalScope;

/** How often a worker checks that it is still published, in ms. */
const CHECK_INTERVAL = 60 * 60 * 1000;

/** How long pending writes may take after retiring, in ms. */
const PENDING_WRITES_TIMEOUT = 5_000;

let isOver = false;
let checkedAt = -Infinity;

/** Also true once a successor has taken over, which may have removed everything. */
export const isRetired = (): boolean => isOver || self.serviceWorker?.state === 'redundant';

/** Stops pending requests of a retired worker from being cached. */
export const skipWhenRetired: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isRetired() ? null : response),
};

/** Removes all caches and the registration. Open pages continue without the worker. */
export async function retire(): Promise<void> {
  isOver = true;
  await removeCaches();
  await self.registration.unregister();
  await new Promise((resolve) => setTimeout(resolve, PENDING_WRITES_TIMEOUT));
  await removeCaches();
}

/**
 * Retires when the worker's script is gone from the host. Browsers keep such a worker, and pages of a version
 * without a worker do not know of it.
 */
export async function retireIfUnpublished(): Promise<void> {
  if (Date.now() - checkedAt < CHECK_INTERVAL) return;
  const answer = await fetch(WORKER_SCRIPT, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer) return;
  checkedAt = Date.now();
  if (isGone(answer.status, answer.headers.get('content-type') ?? '')) await retire();
}

/** Hosts that serve the router's page for missing files show it by the content type. Server errors do not count. */
export const isGone = (status: number, type: string): boolean =>
  status === 404 || status === 410 || (status === 200 && type.startsWith('text/html'));
