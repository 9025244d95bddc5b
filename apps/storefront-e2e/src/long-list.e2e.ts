import type { Locator, Page } from '@playwright/test';
import type { Product } from '@shop/api-contract/model';
import { openSettled } from './support/settled.ts';
import { expectScrolledTo, scrollOf } from './support/scroll.ts';
import { expect, test } from './support/shop-test.ts';
import { watchShifts } from './support/watch-shifts.ts';

const COUNT = 2_000;
/** More than any screen shows, far fewer than all. */
const MAX_CARDS = 80;

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
/** The position in the list of the card that has the focus. */
const focusedPosition = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')));

test('a list of 2,000 products scrolls to its end and the footer with few cards rendered and no layout shift', async ({
  page,
}) => {
  await openList(page);
  const moved = await watchShifts(page);
  await page.mouse.move(600, 400);
  for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 1_000);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(9_000);
  expect(await page.getByRole('article').count()).toBeLessThan(MAX_CARDS);
  // The middle of the screen must show a card.
  await expect
    .poll(() =>
      page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('article') !== null),
    )
    .toBe(true);

  await page.keyboard.press('End');
  await expect(cardAt(page, COUNT)).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(cardAt(page, COUNT)).toHaveAttribute('aria-setsize', String(COUNT));
  expect(await page.getByRole('article').count()).toBeLessThan(MAX_CARDS);
  const { sum, shifts } = await moved();
  expect(sum, shifts).toBeLessThan(0.01);
});

test('a card scrolled out of view keeps the focus, and Tab continues from it', async ({ page }) => {
  await openList(page);
  await linkOf(cardAt(page, 4)).focus();
  await page.evaluate(() => window.scrollTo(0, 200_000));
  await expect(cardAt(page, 4)).not.toBeInViewport();
  await expect(linkOf(cardAt(page, 4))).toBeFocused();

  const visited = new Set<number>([4]);
  for (let presses = 0; presses < 44; presses += 1) {
    await page.keyboard.press('Tab');
    visited.add(await focusedPosition(page));
  }
  expect([...visited]).toEqual(Array.from({ length: 16 }, (_, index) => 4 + index));
  await expect(page.locator(':focus')).toBeInViewport();

  await page.keyboard.press('Shift+Tab');
  expect(await focusedPosition(page)).toBe(18);
});

test('Back from a product restores the list’s position without a new request; the product was requested once', async ({
  page,
}) => {
  await openList(page);
  await page.evaluate(() => window.scrollTo(0, 60_000));
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
  await expect(page.getByRole('main')).toBeFocused();

  await page.evaluate(() => {
    const seen = { skeletons: 0 };
    Object.assign(window, { seen });
    new MutationObserver(
      () => (seen.skeletons += document.querySelectorAll('[data-testid="skeleton"]').length),
    ).observe(document.body, { childList: true, subtree: true });
  });
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expectScrolledTo(page, before);
  expect(await page.evaluate(() => (window as unknown as { seen: { skeletons: number } }).seen.skeletons)).toBe(0);
  expect(asked.filter((path) => path.startsWith('get-product/'))).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith('all-'))).toEqual([]);
});

test('in print the whole list appears', async ({ page }) => {
  await openList(page);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('article')).toHaveCount(COUNT);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await page.getByRole('article').count()).toBeLessThan(MAX_CARDS);
});
