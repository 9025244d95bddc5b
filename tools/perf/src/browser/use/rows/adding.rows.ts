import { cardOf, openProducts } from '../places.ts';
import { PAINT_LIMIT, type Row, type Scene } from '../row.ts';

const goToCart = 'a[href="/my-cart"]:not([aria-label])';

async function openFirstProduct({ slow: { page, settle }, products: [first] }: Scene): Promise<void> {
  await page.goto(`/product/${first?.product_slug ?? ''}`);
  await page.getByRole('heading', { level: 1, name: first?.product_title ?? '', exact: true }).waitFor();
  await settle();
}

/** As a shopper without a cart who opens the page anew. */
async function emptyCart({ slow: { page } }: Scene): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

export const adding: readonly Row[] = [
  {
    name: 'add-on-card',
    title: 'Add to Cart on a card of the list: Go to Cart, and the badge',
    limit: PAINT_LIMIT,
    begin: openProducts,
    once: async ({ slow: { page, time }, products }, round) => {
      const product = products[round];
      if (!product) throw new Error('There are fewer products than rounds.');
      const button = page.locator(`main ${cardOf(product)}`).getByRole('button', { name: 'Add to Cart' });
      await button.scrollIntoViewIfNeeded();
      return time('click', () => button.click(), {
        there: `body:has([data-testid="cart-badge"]) main ${cardOf(product)} ${goToCart}`,
      });
    },
  },
  {
    name: 'add-offer',
    title: 'Add to Cart on an offer: Go to Cart, and the badge',
    limit: PAINT_LIMIT,
    begin: async ({ slow: { page, settle } }) => {
      await page.goto('/offers');
      await page.locator('main article').first().waitFor();
      await settle();
    },
    once: async ({ slow: { page, time } }, round) => {
      const card = page.locator('main article').nth(round % 8);
      const slug = await card.locator('a').first().getAttribute('href');
      const button = card.getByRole('button', { name: 'Add to Cart' });
      await button.scrollIntoViewIfNeeded();
      return time('click', () => button.click(), {
        there: `body:has([data-testid="cart-badge"]) main article:has(a[href="${slug}"]) ${goToCart}`,
      });
    },
  },
  {
    name: 'add-on-page',
    title: 'Add to Cart on a product’s page: Go to Cart, and the badge',
    limit: PAINT_LIMIT,
    begin: openFirstProduct,
    once: async (scene) => {
      const { page, time } = scene.slow;
      await emptyCart(scene);
      await openFirstProduct(scene);
      const button = page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first();
      return time('click', () => button.click(), { there: `body:has([data-testid="cart-badge"]) main ${goToCart}` });
    },
  },
];
