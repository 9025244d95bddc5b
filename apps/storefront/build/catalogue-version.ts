import { createHash } from 'node:crypto';

// `node apps/storefront/build/catalogue-version.ts`: prints what the build's cache depends on besides files, the content
// of the catalogue at CATALOGUE_API.

const api = process.env.CATALOGUE_API;
process.stdout.write(`${api ? await versionOf(api.replace(/\/$/, '')) : 'seed'}\n`);

/** An API that does not respond has no version: the build runs, and says so. */
async function versionOf(base: string): Promise<string> {
  const [{ buildRequest }, { shopSeed }] = await Promise.all([
    import('@shop/api-contract/request'),
    import('@shop/shop-seed/shop-seed'),
  ]);
  const read = async (url: string) => (await fetch(base + url)).text();
  const lists = Object.keys(shopSeed.lists) as (keyof typeof shopSeed.lists)[];
  try {
    const texts = await Promise.all(lists.map((list) => read(buildRequest(list).url)));
    const products = JSON.parse(texts[lists.indexOf('listProducts')] ?? '') as { product_slug: string }[];
    const slugs = products.map(({ product_slug: slug }) => buildRequest('getProduct', { path: { slug } }).url);
    texts.push(...(await Promise.all(slugs.map(read))));
    return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  } catch {
    return new Date().toISOString();
  }
}
