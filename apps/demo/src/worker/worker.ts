import { apiPaths } from '@shop/api-contract/api-paths';
import { webShop } from '@shop/mock-api/web-shop';
import { readDemoParameters, STATE_PATH, type DemoState } from '../demo-address.ts';
import { demoShop } from './demo-shop.ts';
import { indexedDbStorage } from './indexed-db-storage.ts';
import { sitePage } from './site-pages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Below `/custom/images/`; set at build time. */
declare const PICTURE_FILES: readonly string[];

const windowTexts = import.meta.glob<string>('../../../mock-api/src/features/payment-window/browser/*.{html,css,js}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const windowFiles = Object.fromEntries(
  Object.entries(windowTexts).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text]),
);

/** Files of the API that the host serves. */
const FONTS = '/custom/fonts/';

async function readPicture(file: string) {
  const response = await fetch(`/custom/images/${file}`);
  if (!response.ok) return undefined;
  const bytes = new Uint8Array(await response.arrayBuffer());
  // The size is enough, because ETags are not used inside a browser.
  return { bytes, version: bytes.length.toString(36) };
}

const shop = demoShop({
  shop: webShop(reportBug, { window: windowFiles, pictures: [async () => PICTURE_FILES, readPicture] }),
  storage: indexedDbStorage(),
  reportBug,
});

function reportBug(bug: unknown, call: string): void {
  // oxlint-disable-next-line no-console -- a worker has no other output
  console.error(`${call} failed:`, bug);
}

const isOfApi = (path: string) =>
  !path.startsWith(FONTS) && apiPaths.some((one) => path === one || path.startsWith(`${one}/`));

/** @returns undefined for a request that goes to the host */
function respond(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return undefined;
  if (url.pathname === STATE_PATH) return stateFor(url).then((state) => Response.json(state));
  if (isOfApi(url.pathname)) return shop.respond(request);
  return request.mode === 'navigate' ? respondWithPage(request, url) : undefined;
}

async function respondWithPage(request: Request, url: URL): Promise<Response> {
  const { situations } = await stateFor(url);
  return sitePage(request, situations.length > 0, (address) => fetch(address));
}

/** Without storage pages still load; their calls report the error. */
async function stateFor(url: URL): Promise<DemoState> {
  try {
    return await shop.apply(readDemoParameters(url));
  } catch (bug) {
    reportBug(bug, url.pathname);
    return { situations: [] };
  }
}

// All state is in IndexedDB, so a new worker can take over at once.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const responding = respond(event.request);
  if (responding) event.respondWith(responding);
});
