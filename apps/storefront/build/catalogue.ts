import type { Product } from '@shop/api-contract/model';
import { buildRequest } from '@shop/api-contract/request';
import { createMockApi } from '@shop/mock-api/app';

/** The API of the build: CATALOGUE_API (its base, such as https://shop.example/api), or the seeded mock API. */
export async function withCatalogueApi<T>(work: (apiBase: string) => Promise<T>): Promise<T> {
  const given = process.env.CATALOGUE_API?.replace(/\/$/, '');
  if (given) return await work(given);
  const { app } = await createMockApi();
  try {
    return await work(`${await app.listen({ port: 0, host: '127.0.0.1' })}/api`);
  } finally {
    await app.close();
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
