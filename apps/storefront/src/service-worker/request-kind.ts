import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationEntry } from '@shop/api-contract/operation';
import { CONFIG_SCRIPT } from './protocol.ts';

/** Requests that the worker handles; all others go to the network. */
export type RequestKind = 'page' | 'catalogue' | 'picture' | 'hashed-file' | 'config';

/** The request fields that decide. */
export type RequestFields = Pick<Request, 'method' | 'url' | 'mode' | 'destination'> & {
  headers: Pick<Headers, 'has'>;
};

/** The shop's base URLs. */
export interface ShopUrls {
  /** The shop's own origin. */
  origin: string;
  /** From the run-time configuration: a path or another origin. */
  apiBase: string;
  portalBase: string;
}

/** GET calls without a token, by the contract. */
const publicCalls = (Object.values(operationTable) as OperationEntry[])
  .filter(({ method, bearer, server }) => method === 'GET' && !bearer && server === 'api')
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Paths that are no pages: calls, pictures, receipts, payment windows, tools with two leading underscores. */
const besidePages = /^\/(?:__|(?:api|pincode|custom|customer|pay|mockpay)(?:[/-]|$))/;

/** Pictures. Films and files are too large and requested in ranges. */
const PICTURES = '/custom/images/';

/** The build's folder of hashed files. */
export const HASHED_FILES = '/assets/';

/** Classifies a request; only public data is handled. @returns null when it is none of the worker's business */
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

/** A dot in the last segment means a file: sitemap, icons, papers. */
const isPage = (pathname: string) => !besidePages.test(pathname) && !/\.[^/]*$/.test(pathname);

/** Without a trailing slash. */
const absolute = (base: string, origin: string) => new URL(base, origin).href.replace(/\/$/, '');
