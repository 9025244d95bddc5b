import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationEntry } from '@shop/api-contract/operation';
import { CONFIG_SCRIPT } from './protocol.ts';

/** What the worker does with a request. What is none of these goes its usual way, as if there were no worker. */
export type RequestKind = 'page' | 'catalogue' | 'picture' | 'hashed-file' | 'config';

/** What decides about a request. */
export type RequestFields = Pick<Request, 'method' | 'url' | 'mode' | 'destination'> & {
  headers: Pick<Headers, 'has'>;
};

/** Where the shop's things stand. */
export interface ShopUrls {
  /** The shop's own origin. */
  origin: string;
  /** As in the run-time configuration: a path, or an address on another origin. */
  apiBase: string;
  portalBase: string;
}

/** Calls that anybody gets the same answer to. The contract says which need a token. */
const publicCalls = (Object.values(operationTable) as OperationEntry[])
  .filter(({ method, bearer, server }) => method === 'GET' && !bearer && server === 'api')
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/**
 * What stands beside the pages: calls, pictures, receipts, payment windows, tools whose paths begin with two
 * underscores.
 */
const besidePages = /^\/(?:__|(?:api|pincode|custom|customer|pay|mockpay)(?:[/-]|$))/;

/** Pictures of products and pages; files and films are fetched in parts, and are too large to keep. */
const PICTURES = '/custom/images/';

/** Where the build puts files whose names hold their content's hash. */
export const HASHED_FILES = '/assets/';

/**
 * Decides what the worker does with a request: only for what is the same for everybody is there an answer.
 *
 * @returns null when it is none of the worker's business
 */
export function requestKind(
  { method, url, mode, destination, headers }: RequestFields,
  urls: ShopUrls,
): RequestKind | null {
  if (method !== 'GET' || headers.has('authorization') || headers.has('range')) return null;
  const { origin, pathname, search, href } = new URL(url);
  if (pathname.startsWith('/__')) return null;

  const apiBase = absolute(urls.apiBase, urls.origin);
  if (href.startsWith(`${apiBase}/`)) {
    const call = href.slice(apiBase.length);
    return publicCalls.some((path) => path.test(call)) ? 'catalogue' : null;
  }
  if (href.startsWith(absolute(urls.portalBase, urls.origin) + PICTURES)) return 'picture';
  if (origin !== urls.origin) return null;

  if (mode === 'navigate') return destination === 'document' && isPage(pathname) ? 'page' : null;
  if (pathname.startsWith(HASHED_FILES)) return 'hashed-file';
  return pathname === CONFIG_SCRIPT && search === '' ? 'config' : null;
}

/** A last part with a dot is a file's name: sitemap, icons, papers. */
const isPage = (pathname: string) => !besidePages.test(pathname) && !/\.[^/]*$/.test(pathname);

/** Without a trailing slash. */
const absolute = (base: string, origin: string) => new URL(base, origin).href.replace(/\/$/, '');
