/** In bytes; enough for a hundred cart lines. */
export const BODY_LIMIT = 64 * 1024;

/** Nesting of lists and objects in received JSON; an order needs four. */
export const JSON_DEPTH_LIMIT = 64;

/** In bytes; a longer response of a real API is passed on, but not recorded. */
export const RECORDED_BODY_LIMIT = 10 * 1024 * 1024;

/** In bytes; enough for a browser's recording of a long session with pictures. */
export const HAR_LIMIT = 128 * 1024 * 1024;

/** Time until a request must have arrived completely. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** How often Node checks that timeout. */
export const TIMEOUT_CHECK_MS = 5_000;

/** Longer than common proxies keep an idle connection, so that the proxy closes it first. */
export const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** Node's own limit for request lines: no path parameter may fail before the contract check. */
export const PATH_PARAMETER_LIMIT = 16 * 1024;
