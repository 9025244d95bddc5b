import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { essential, plainFiles } from 'virtual:published';
import { cacheNames, limits, PAGE_PATIENCE } from './caches.ts';
import { CONFIG_SCRIPT } from './protocol.ts';
import { HASHED_FILES } from './handling.ts';
import { wholeAnswer, wholeAnswers } from './whole-answers.ts';

/** First pages and what they need, each kept once however many versions have it. */
export const firstFiles = new PrecacheController({
  cacheName: cacheNames.files,
  plugins: [
    {
      cacheWillUpdate: async (asked) =>
        wholeAnswer(asked.response, new URL(asked.request.url).pathname.startsWith(HASHED_FILES) ? 'file' : 'page'),
    },
  ],
});
firstFiles.addToCacheList([...essential]);

const usedFiles = new CacheFirst({
  cacheName: cacheNames.usedFiles,
  plugins: [wholeAnswers('file'), new ExpirationPlugin({ ...limits.usedFiles, purgeOnQuotaError: true })],
});

const freshFiles = new NetworkFirst({
  cacheName: cacheNames.plainFiles,
  networkTimeoutSeconds: PAGE_PATIENCE,
  plugins: [wholeAnswers('file')],
});

/** A file whose name holds its content's hash never changes: whoever has it needs no network. */
export async function answerHashedFile(event: ExtendableEvent, request: Request): Promise<Response> {
  return (
    (await firstFiles.matchPrecache(request)) ??
    (await caches.match(request, { cacheName: cacheNames.earlierFiles })) ??
    usedFiles.handle({ event, request })
  );
}

/** Any other file may have changed: the network is asked first. */
export const answerPlainFile = (event: ExtendableEvent, request: Request): Promise<Response> =>
  freshFiles.handle({ event, request });

export async function keepPlainFiles(): Promise<void> {
  const cache = await caches.open(cacheNames.plainFiles);
  await cache.addAll([CONFIG_SCRIPT, ...plainFiles].map((path) => new Request(path, { cache: 'reload' })));
}

/** Tabs of the version before may still need its files, which the host may no longer have. */
export async function keepEarlierFiles(): Promise<void> {
  await caches.delete(cacheNames.earlierFiles);
  const [now, earlier] = await Promise.all([caches.open(cacheNames.files), caches.open(cacheNames.earlierFiles)]);
  const still = new Set(firstFiles.getCachedURLs().map((url) => firstFiles.getCacheKeyForURL(url)));
  for (const request of await now.keys()) {
    if (still.has(request.url) || new URL(request.url).search !== '') continue;
    const answer = await now.match(request);
    if (answer) await earlier.put(request, answer);
  }
}
