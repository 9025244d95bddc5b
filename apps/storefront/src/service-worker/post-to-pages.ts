import type { FromWorker } from './protocol.ts';

declare const self: ServiceWorkerGlobalScope;

/** Posts a message to every open page. */
export async function postToPages(message: FromWorker): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(message);
}
