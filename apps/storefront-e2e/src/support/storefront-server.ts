import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pageForPortal } from '@shop/release-tools/artifact/page-for-portal';
import { publishedServer } from '@shop/release-tools/server/shop-server';
import { buildFolder } from '@shop/release-tools/workspace';
import { FALLBACK_PAGE } from '@shop/storefront/published-page';
import { servedOf, type Served } from './served.ts';

// `node storefront-server.ts <port> <api>`: serves the build with its header rules, to each test as a deployment whose API
// and portal are the test's world.

/** For a font that a page may do without, in ms. */
const TOO_LATE = 300;

/** How a late page arrives: in so many pieces, each so long after the one before, in ms. */
const [PIECES, BETWEEN] = [12, 60];

const [port, api = ''] = process.argv.slice(2);
const build = publishedServer(buildFolder, new URL(api)).listen(0);
const buildUrl = `http://localhost:${(build.address() as AddressInfo).port}`;

http
  .createServer({ keepAliveTimeout: build.keepAliveTimeout }, (request, response) => {
    const served = servedOf(request.headers);
    const answer = served && ownAnswer(request, served);
    if (answer) void answer.then(({ headers, body }) => send(response.setHeaders(headers), body, served));
    else build.emit('request', request, response);
  })
  .listen(Number(port));

async function send(response: http.ServerResponse, body: string | Uint8Array, { isPageLate }: Served) {
  const pieces = isPageLate && typeof body === 'string' ? PIECES : 1;
  for (let piece = 0; piece < pieces; piece++) {
    if (piece > 0) await pause(BETWEEN);
    response.write(body.slice((body.length * piece) / pieces, (body.length * (piece + 1)) / pieces));
  }
  response.end();
}

/** What a test gets in place of the build's file, if anything. */
function ownAnswer({ url = '/', headers }: http.IncomingMessage, { prefix, isPrerendered, areFontsLate }: Served) {
  if (url.startsWith('/__world/')) return undefined;
  if (areFontsLate && url.endsWith('.woff2')) return pause(TOO_LATE).then(() => changed(url));
  if (url === '/shop-config.js') return changed(url, () => configurationOf(prefix));
  if (headers.accept?.includes('text/html'))
    return changed(isPrerendered ? url : `/${FALLBACK_PAGE}`, (page) => pageForPortal(page, prefix));
  return undefined;
}

/** A file of the build, maybe with another text, and its header rules, except that it is fetched each time. */
async function changed(path: string, change?: (text: string) => string) {
  const answer = await fetch(buildUrl + path);
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name);
  headers.set('cache-control', 'no-cache');
  return { headers, body: change ? change(await answer.text()) : new Uint8Array(await answer.arrayBuffer()) };
}

/** `/shop-config.js` for a world. */
function configurationOf(prefix: string): string {
  const config = {
    apiBase: `${prefix}/api`,
    postalBase: prefix,
    portalBase: prefix,
    paymentScript: `${prefix}/mockpay/checkout.js`,
  };
  return `globalThis.shopConfig = ${JSON.stringify(config)};`;
}
