/** At the root, so that the worker's scope is the whole site. */
export const WORKER_SCRIPT = '/service-worker.js';

/** The deployment's configuration, for pages and worker. */
export const CONFIG_SCRIPT = '/shop-config.js';

/** Prefix of all cache names. */
export const CACHE_PREFIX = 'shop-';

/** Meta tag with the page's build id. */
export const BUILD_META = 'shop-build';

/** Messages from pages to the worker. */
export type ToWorker =
  /** Requests the worker's build id, returned through the message's port. */
  | { type: 'which-build' }
  /** The user accepted the new version. */
  | { type: 'take-over' }
  /** The page is of the waiting worker's build: take over if no other page is open. */
  | { type: 'take-over-if-alone' }
  /** Cache what the page has fetched. Workbox's own message format. */
  | { type: 'CACHE_URLS'; payload: { urlsToCache: readonly string[] } }
  | { type: 'retire' };

/** Messages from the worker to pages. */
export type FromWorker =
  /** The new version was accepted, in any tab. */
  | { type: 'new-version'; build: string }
  /** The page got a cached response, since the network failed or was too slow. */
  | { type: 'cached'; address: string }
  /** The network responds again; whether this response differs from the cached one. */
  | { type: 'fresh'; address: string; isChanged: boolean };
