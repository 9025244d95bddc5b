import type { Page } from '@playwright/test';
import { openSettled } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { tabTo } from './support/tab-to.ts';

/** A card far down the page, and its name. */
async function farCard(page: Page) {
  const link = page.locator('[aria-posinset="6"]').getByRole('heading').getByRole('link');
  return { link, title: await link.innerText() };
}

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Layout is in whole pixels, scrolling is not. */
async function expectScrolledTo(page: Page, px: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollOf(page)) - px), `${px} px down`).toBeLessThanOrEqual(2);
}

test('by keyboard, Back returns to the card and to the place on the page, Forward to where one was there', async ({
  page,
}) => {
  await openSettled(page, '/products');
  const { link, title } = await farCard(page);
  await tabTo(page, link);
  const before = await scrollOf(page);
  expect(before).toBeGreaterThan(200);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main')).toBeFocused();
  await expectScrolledTo(page, 0);
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await tabTo(page, quantity);

  await page.goBack();
  await expect(link).toBeFocused();
  await expectScrolledTo(page, before);
  await page.goForward();
  await expect(quantity).toBeFocused();
});

test('also when the list has to be fetched again and is slow', async ({ page }) => {
  await page.clock.install();
  await openSettled(page, '/products');
  const { link, title } = await farCard(page);
  await tabTo(page, link);
  const before = await scrollOf(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  // By then the shop has let the list go
  await page.clock.fastForward('35:00');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/all-products', async (route) => {
    await released;
    await route.continue();
  });
  await page.goBack();
  await expect(page.getByRole('status', { name: 'Products are loading' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  release();

  await expect(link).toBeFocused();
  await expectScrolledTo(page, before);
});

test('on a phone Back returns to the place on the page', { tag: '@phone' }, async ({ page }) => {
  await openSettled(page, '/products');
  const { link, title } = await farCard(page);
  await link.scrollIntoViewIfNeeded();
  const before = await scrollOf(page);
  expect(before).toBeGreaterThan(200);
  await link.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectScrolledTo(page, 0);

  await page.goBack();
  await expect(link).toBeVisible();
  await expectScrolledTo(page, before);
});

test('a page that the browser opens begins at its top, is where it was after a reload, and after Back', async ({
  page,
}) => {
  // With a query, so that the list is drawn by the shop and not by the build.
  await openSettled(page, '/products?category=Immunity');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await openSettled(page, '/offers?search=a');
  await expectScrolledTo(page, 0);

  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await page.reload();
  await expectScrolledTo(page, 200);
  await page.goBack();
  await expectScrolledTo(page, 300);
});
