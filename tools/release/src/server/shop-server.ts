import http from 'node:http';
import { apiPaths, publicPaths } from '@shop/api-contract/api-paths';
import sirv from 'sirv';
import { defaultDeployment } from '../headers/deployment.ts';
import { headerRules, type HeaderRules } from '../headers/header-rules.ts';
import { passOn } from './proxy.ts';

/** In ms, as the mock API's: a connection that is closed while a client reuses it fails the request. */
const KEEP_ALIVE_TIMEOUT = 72_000;

/**
 * Serves a site as it is published: its files with the header rules, and the API on the same origin. A path without a
 * file gets its page, else the fallback page; in the folder of hashed files it gets 404.
 */
export function shopServer(folder: string, rules: HeaderRules, api: URL, forwarded: readonly string[] = publicPaths) {
  const serve = sirv(folder, { etag: true, brotli: true, gzip: true });
  return http.createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT }, (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (forwarded.some((one) => path === one || path.startsWith(`${one}/`))) return passOn(api, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    // A server may ignore it, and sirv throws for a range that ends before it begins.
    delete request.headers.range;
    const rulesPages = { ...rules.everywhere, ...rules.pages, 'Cache-Control': rules.cacheControl };
    const isHashed = path.startsWith(rules.hashed.folder);
    const hashed = { ...rules.everywhere, 'Cache-Control': rules.hashed.cacheControl };
    response.setHeaders(new Map(Object.entries(isHashed ? hashed : rulesPages)));
    const notFound = () => {
      const plain = { ...rulesPages, 'Content-Type': 'text/plain; charset=utf-8' };
      response.writeHead(404, plain).end('Not found');
    };
    serve(request, response, () => {
      if (isHashed) return notFound();
      request.url = rules.fallback;
      serve(request, response, notFound);
    });
  });
}

/** Serves a site with the default header rules (everything on the shop's own origin), and its whole API, for tests. */
export const publishedServer = (folder: string, api: URL): http.Server =>
  shopServer(folder, headerRules(defaultDeployment), api, apiPaths);
