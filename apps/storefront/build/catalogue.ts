import type { Product } from '@shop/api-contract/model';
import { buildRequest } from '@shop/api-contract/request';
import { createMockApi } from '@shop/mock-api/app';

/** The products that the build is made for: of the API at CATALOGUE_API (its base, such as https://shop.example/api), else of the seed. */
export async function readProducts(apiBase = process.env.CATALOGUE_API): Promise<Product[]> {
  const { url } = buildRequest('listProducts');
  if (apiBase) {
    const answer = await fetch(apiBase + url);
    if (!answer.ok) throw new Error(`The catalogue at ${apiBase} answered ${answer.status}. Is CATALOGUE_API right?`);
    return (await answer.json()) as Product[];
  }
  const { app } = await createMockApi();
  const answer = await app.inject(`/api${url}`);
  await app.close();
  return answer.json<Product[]>();
}
