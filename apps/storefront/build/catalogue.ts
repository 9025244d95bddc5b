import { createHash } from 'node:crypto';
import type { Category, Product } from '@shop/api-contract/model';
import { buildRequest } from '@shop/api-contract/request';
import { shopSeed, type ListCall } from '@shop/shop-seed/shop-seed';

export interface Catalogue {
  readonly apiBase: string;
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  /** Where the data is from, and the SHA-256 of all responses that were read. */
  source: () => { from: string; sha256: string };
}

type Lists = typeof shopSeed.lists;

const { fetch } = globalThis;

const responsesOf = (lists: Lists) =>
  new Map<string, unknown>([
    ...(Object.keys(lists) as ListCall[]).map((call) => [buildRequest(call).url, lists[call]] as const),
    ...lists.listProducts.map(
      (product) => [buildRequest('getProduct', { path: { slug: product.product_slug } }).url, [product]] as const,
    ),
  ]);

/** Answers `fetch` from the catalogue of CATALOGUE_API (its base, such as https://shop.example/api), or of the seed. */
export async function withCatalogue<T>(
  work: (catalogue: Catalogue) => Promise<T>,
  lists: Lists = shopSeed.lists,
): Promise<T> {
  const seed = responsesOf(lists);
  const api = process.env.CATALOGUE_API?.replace(/\/$/, '');
  const responses = new Map<string, string>();
  const read = async (url: string) => {
    const response = api ? await fetchFrom(api, url) : JSON.stringify(seed.get(url));
    responses.set(url, response);
    return response;
  };
  const products = JSON.parse(await read(buildRequest('listProducts').url)) as Product[];
  const categories = JSON.parse(await read(buildRequest('listCategories').url)) as Category[];

  // Not by HTTP: while a busy machine renders, a connection is closed in the middle of a request.
  globalThis.fetch = async (request) => {
    const { pathname, search } = new URL((request as Request).url);
    return new Response(await read(pathname + search), { headers: { 'content-type': 'application/json' } });
  };
  const source = () => ({
    from: api ?? 'seed',
    sha256: createHash('sha256')
      .update(JSON.stringify([...responses].sort()))
      .digest('hex'),
  });
  try {
    return await work({ apiBase: 'http://catalogue.invalid', products, categories, source });
  } finally {
    globalThis.fetch = fetch;
  }
}

/** @throws Error that names the address when there is no catalogue */
async function fetchFrom(api: string, url: string): Promise<string> {
  const response = await fetch(api + url).catch((cause: unknown) => {
    throw new Error(`Nothing responds at ${api}. Is CATALOGUE_API right, and is the API up?`, { cause });
  });
  if (!response.ok) throw new Error(`The catalogue at ${api} responded ${response.status}. Is CATALOGUE_API right?`);
  return await response.text();
}
