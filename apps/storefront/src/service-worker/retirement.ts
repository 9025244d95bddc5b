import type { WorkboxPlugin } from 'workbox-core/types.js';
import { removeCaches } from './caches.ts';
import { WORKER_SCRIPT } from './protocol.ts';

declare const self: ServiceWorkerGlobalScope;

/** How often a worker looks whether it is still published, in ms. */
const CHECK_INTERVAL = 60 * 60 * 1000;

/** What is under way when a worker ends may write for so long, in ms. */
const PENDING_WRITES_TIMEOUT = 5_000;

let isOver = false;
let checkedAt = -Infinity;

/** Also of a worker whose successor has taken over: that one may have removed everything. */
export const isRetired = (): boolean => isOver || self.serviceWorker?.state === 'redundant';

/** Keeps what is under way in a retired worker from being kept. */
export const skipWhenRetired: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isRetired() ? null : response),
};

/** Leaves nothing behind: no caches, no registration. Open pages go on without it. */
export async function retire(): Promise<void> {
  isOver = true;
  await removeCaches();
  await self.registration.unregister();
  await new Promise((resolve) => setTimeout(resolve, PENDING_WRITES_TIMEOUT));
  await removeCaches();
}

/**
 * Retires when the host no longer has the worker's script. A browser keeps such a worker for ever, and pages of a version
 * without a worker would not know of it.
 */
export async function retireIfUnpublished(): Promise<void> {
  if (Date.now() - checkedAt < CHECK_INTERVAL) return;
  const answer = await fetch(WORKER_SCRIPT, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer) return;
  checkedAt = Date.now();
  if (isGone(answer.status, answer.headers.get('content-type') ?? '')) await retire();
}

/** Hosts that give the router's page for what is no file say it by the type. Trouble of the host's is no word of it. */
export const isGone = (status: number, type: string): boolean =>
  status === 404 || status === 410 || (status === 200 && type.startsWith('text/html'));
