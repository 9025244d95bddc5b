import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from '@shop/api-contract/model';
import { buildRequest } from '@shop/api-contract/request';
import { shopSeed, type ListCall } from '@shop/shop-seed/shop-seed';

const { lists } = shopSeed;

/** What the seed responds, by path. */
const seedResponses = new Map<string, unknown>([
  ...(Object.keys(lists) as ListCall[]).map((call) => [buildRequest(call).url, lists[call]] as const),
  ...lists.listProducts.map(
    (product) => [buildRequest('getProduct', { path: { slug: product.product_slug } }).url, [product]] as const,
  ),
]);

/** The API of the build: CATALOGUE_API (its base, such as https://shop.example/api), or a server of the seed. */
export async function withCatalogueApi<T>(work: (apiBase: string) => Promise<T>): Promise<T> {
  const given = process.env.CATALOGUE_API?.replace(/\/$/, '');
  if (given) return await work(given);

  const server = createServer((request, response) => {
    const body = seedResponses.get(request.url ?? '');
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** @throws Error that names the address when there is no catalogue */
export async function readProducts(apiBase: string): Promise<Product[]> {
  const { url } = buildRequest('listProducts');
  const response = await fetch(apiBase + url).catch((cause: unknown) => {
    throw new Error(`Nothing responds at ${apiBase}. Is CATALOGUE_API right, and is the API up?`, { cause });
  });
  if (!response.ok)
    throw new Error(`The catalogue at ${apiBase} responded ${response.status}. Is CATALOGUE_API right?`);
  return (await response.json()) as Product[];
}
