import { buildRequest } from '@shop/api-contract/request';
import { optional } from 'virtual:published';
import { answerCatalogue } from './catalogue.ts';
import { answerHashedFile, firstFiles } from './files.ts';
import { handlingOf, type Places } from './handling.ts';
import { answerPage } from './pages.ts';
import { answerPicture, pictureRequest } from './pictures.ts';
import { isRetired } from './retirement.ts';

declare const navigator: WorkerNavigator & { connection?: { saveData?: boolean } };

/** The lists that home, products and the cart are made of. */
const firstLists = (['listCategories', 'listHeroProducts', 'listProducts', 'listOffers'] as const).map(
  (operation) => buildRequest(operation).url,
);

/**
 * Keeps what a page showed before the worker was there, and what the first pages and the most asked-for others need.
 * One after the other and never what is there already; nothing where the shopper saves data.
 *
 * @param addresses what the page has loaded
 */
export async function keepAtLeisure(
  event: ExtendableEvent,
  addresses: readonly string[],
  places: Places,
): Promise<void> {
  if (navigator.connection?.saveData) return;
  const lists = firstLists.map((url) => places.apiBase + url);
  const wanted = new Set([...addresses, ...lists, ...optional].map((address) => new URL(address, places.origin).href));
  for (const address of wanted) {
    if (isRetired()) return;
    // One that fails is kept when it is used.
    await keep(event, address, places).catch(() => undefined);
  }
}

async function keep(event: ExtendableEvent, address: string, places: Places): Promise<void> {
  const request = new Request(address);
  if (firstFiles.getCacheKeyForURL(address)) return;
  if (await caches.match(request, { ignoreVary: true })) return;
  const asked = {
    method: 'GET',
    url: address,
    headers: request.headers,
    mode: request.mode,
    destination: request.destination,
  };
  switch (handlingOf(asked, places) ?? handlingOf({ ...asked, mode: 'navigate', destination: 'document' }, places)) {
    case 'catalogue':
      return void (await answerCatalogue(event, request));
    case 'picture':
      return void (await answerPicture(event, pictureRequest(address)));
    case 'hashed-file':
      return void (await answerHashedFile(event, request));
    case 'page':
      return void (await answerPage(event, request));
  }
}
