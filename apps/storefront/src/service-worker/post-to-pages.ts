import type { FromWorker } from './protocol.ts';

declare const self: ServiceWorkerGlobalScope;

/** Tells every open page of the shop. */
export async function postToPages(message: FromWorker): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(message);
}
