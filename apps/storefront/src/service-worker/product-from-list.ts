import { operationTable } from '@shop/api-contract/generated/operations';
import type { Product } from '@shop/api-contract/model';
import { cacheNames } from './caches.ts';

const productCall = operationTable.getProduct.path.replace('{slug}', '');

/** A product's response taken from the cached list of all products. */
export async function productFromList(address: string): Promise<Response | undefined> {
  const at = address.lastIndexOf(productCall);
  if (at < 0) return undefined;
  const list = await caches.match(address.slice(0, at) + operationTable.listProducts.path, {
    cacheName: cacheNames.catalogue,
    ignoreVary: true,
  });
  const slug = decodeURIComponent(address.slice(at + productCall.length));
  // The cached list may contain invalid items.
  const products = ((await list?.json()) ?? []) as (Product | null)[];
  const found = products.filter((product) => product?.product_slug === slug);
  return found.length > 0 ? Response.json(found) : undefined;
}
