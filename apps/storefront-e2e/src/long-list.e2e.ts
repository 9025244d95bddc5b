import type { Locator, Page } from '@playwright/test';
import type { Product } from '@shop/api-contract/model';
import { openSettled } from './support/settled.ts';
import { expectScrolledTo, scrollOf } from './support/scroll.ts';
import { expect, test } from './support/shop-test.ts';

const COUNT = 2_000;
/** Cards shown at first, and added by each press. */
const CARDS_PER_PRESS = 96;

/** Multiplies the world's catalogue; copies link to the original products. */
test.beforeEach(async ({ page }) => {
  await page.route('**/v1/all-products', async (route) => {
    const answer = await route.fetch();
    const products = (await answer.json()) as Product[];
    const long = Array.from({ length: COUNT }, (_, index) => {
      const product = products[index % products.length]!;
      const number = index + 1;
      return {
        ...product,
        id: number,
        product_title: `${product.product_title} ${number}`,
        product_slug: `${product.product_slug}--${number}`,
      };
    });
    await route.fulfill({ response: answer, json: long });
  });
  await page.route('**/v1/get-product/*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/--\d+$/, ''),
    }),
  );
});

const openList = async (page: Page) => {
  await openSettled(page, '/products?search=');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Products(${COUNT}) in All`);
  await expect(page.getByRole('list', { name: 'Products' })).not.toHaveAttribute('aria-busy');
};
const cardAt = (page: Page, position: number) => page.locator(`[role="listitem"][aria-posinset="${position}"]`);
const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link');
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' }).click();

test('Back from a product restores the list’s position without a new request; the product was requested once', async ({
  page,
}) => {
  await openList(page);
  await showMore(page);
  await cardAt(page, 150).scrollIntoViewIfNeeded();
  /** A card whose name is on the screen. */
  const positionInView = () =>
    page.evaluate(() => {
      const cards = Array.from(document.querySelectorAll<HTMLElement>('[aria-posinset]'));
      const inView = cards.find((card) => {
        const { top, bottom } = card.querySelector('h2')!.getBoundingClientRect();
        return top > innerHeight * 0.2 && bottom < innerHeight;
      });
      return Number(inView?.getAttribute('aria-posinset') ?? 0);
    });
  await expect.poll(positionInView).toBeGreaterThan(100);
  const position = await positionInView();
  const link = linkOf(cardAt(page, position));

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname.replace(/.*\/v1\//, ''));
  });
  const ahead = page.waitForResponse('**/v1/get-product/*');
  await link.hover();
  await ahead;
  const before = await scrollOf(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Products/);
  await expect(page.locator('main:focus, main h1:focus')).toBeVisible();

  await page.evaluate(() => {
    const seen = { skeletons: 0 };
    Object.assign(window, { seen });
    new MutationObserver(
      () => (seen.skeletons += document.querySelectorAll('[data-testid="skeleton"]').length),
    ).observe(document.body, { childList: true, subtree: true });
  });
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(2 * CARDS_PER_PRESS);
  await expect(link).toBeInViewport();
  await expectScrolledTo(page, before);
  expect(await page.evaluate(() => (window as unknown as { seen: { skeletons: number } }).seen.skeletons)).toBe(0);
  expect(asked.filter((path) => path.endsWith(`--${position}`))).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith('all-products'))).toEqual([]);
});
