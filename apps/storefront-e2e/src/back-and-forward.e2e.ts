import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { openSettled } from './support/settled.ts';
import { expectScrolledTo, scrollOf } from './support/scroll.ts';
import { expect, test } from './support/shop-test.ts';
import { tabTo } from './support/tab-to.ts';

/** A card far down the page, and its name. */
async function farCard(page: Page) {
  const link = page.locator('[aria-posinset="6"]').getByRole('heading').getByRole('link');
  return { link, title: await link.innerText() };
}

test('by keyboard, Back returns to the card and its position, and Forward to the position there', async ({ page }) => {
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

test('also when the page is loaded again slowly', async ({ page }) => {
  await page.clock.install();
  await openSettled(page, '/products');
  const { link, title } = await farCard(page);
  await tabTo(page, link);
  // The scroll's event is held back, as by a busy machine, until the click has led away.
  const before = await link.evaluate((card: HTMLElement) => {
    window.addEventListener('scroll', (event) => event.stopPropagation(), { capture: true, once: true });
    window.scrollBy({ top: 100, behavior: 'instant' });
    card.click();
    return window.scrollY;
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  // Long enough for RTK Query to drop the categories; related products still use the products
  await page.clock.fastForward('35:00');
  const release = await hold(page, '**/categories');
  await page.goBack();
  await expect(page.getByRole('status', { name: 'Products are loading', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  release();

  await expect(link).toBeFocused();
  await expectScrolledTo(page, before);
});

test('on a phone Back restores the scroll position', { tag: '@phone' }, async ({ page }) => {
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
