/** A hundred cart lines and an address fit many times over. */
export const BODY_LIMIT = 64 * 1024;

/** Lists and objects in one another, in any JSON that is received; an order needs four. */
export const JSON_DEPTH_LIMIT = 64;

/** A browser's recording of a long session, pictures included. */
export const HAR_LIMIT = 128 * 1024 * 1024;

/** How long a request may take to arrive whole; a slow phone needs a fraction of it. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** How often requests are looked at for it; without it they may take twice as long. */
export const TIMEOUT_CHECK_MS = 5_000;

/** A little longer than usual proxies keep an idle connection, so that they end it and not we. */
export const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** Node refuses longer request lines; no path parameter may break before the contract has its say. */
export const PATH_PARAMETER_LIMIT = 16 * 1024;
