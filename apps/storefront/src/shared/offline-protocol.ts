/** At the root, so that the worker's scope is the whole site. */
export const WORKER_SCRIPT = '/service-worker.js';

/** Meta tag with the page's build id: the mark of the shop's own pages. */
export const BUILD_META = 'shop-build';

/** Header of a cached response, used when the network failed or was too slow. */
export const FROM_CACHE = 'x-from-cache';
