import type { Product } from '@shop/api-contract/model';
import type { Scene } from './row.ts';

export const searchField = 'main form[role="search"] input';

/** The catalogue as it comes from the API, whichever catalogue the pages were made with: those with a query have none. */
export const openProducts = async ({ slow, products }: Scene): Promise<void> => {
  await slow.page.goto('/products?category=All');
  await slow.page.getByRole('heading', { level: 1, name: `Products(${products.length}) in All` }).waitFor();
  await slow.settle();
};

/** A card with that product. */
export const cardOf = ({ product_slug }: Product): string => `article:has(a[href="/product/${product_slug}"])`;

/** Further down than what a page begins with, in px. */
const FAR = 6_000;

/** Scrolls the list far down and says which card is then in the middle of the screen, and how far it is. */
export async function scrollFar({
  slow: { page, settle },
  products,
}: Scene): Promise<{ product: Product; scroll: number }> {
  await page.evaluate((far) => window.scrollTo(0, far), FAR);
  await settle();
  const { href, scroll } = await page.evaluate(() => {
    const middle = document
      .elementsFromPoint(innerWidth * 0.75, innerHeight / 2)
      .map((element) => element.closest('article'))
      .find((card) => card !== null);
    return { href: middle?.querySelector('a')?.getAttribute('href') ?? '', scroll: window.scrollY };
  });
  const product = products.find(({ product_slug }) => href === `/product/${product_slug}`);
  if (!product) throw new Error(`No product's card is in the middle of the screen, ${scroll} px down the list.`);
  return { product, scroll };
}
