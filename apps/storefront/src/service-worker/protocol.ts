/** Where the worker's script stands: at the root, so that it may serve every page. */
export const WORKER_SCRIPT = '/service-worker.js';

/** The deployment's own file: the worker reads it as the pages do. */
export const CONFIG_SCRIPT = '/shop-config.js';

/** Begins the name of every cache of the shop's, so that retiring leaves nothing behind. */
export const CACHE_PREFIX = 'shop-';

/** Names, in a page's head, the build that the page is of. */
export const BUILD_META = 'shop-build';

/** What a page tells the worker. */
export type ToWorker =
  /** Asks which build the worker is of; it answers through the port that comes with it. */
  | { type: 'which-build' }
  /** The shopper wants the new version now. */
  | { type: 'take-over' }
  /** This page is of the worker's own build: where no other page is open, nobody needs to be asked. */
  | { type: 'take-over-if-alone' }
  /** The page has settled: time to keep what it showed. Workbox's router knows these words. */
  | { type: 'CACHE_URLS'; payload: { urlsToCache: readonly string[] } }
  | { type: 'retire' };

/** What the worker tells pages. */
export type FromWorker =
  /** A shopper accepted the new version, in this tab or another. */
  | { type: 'new-version'; build: string }
  /** The network did not answer (in time): the page got what was kept. */
  | { type: 'cached'; address: string }
  /** The network answers again, be it another call; whether this one differs from what was kept. */
  | { type: 'fresh'; address: string; isChanged: boolean };
