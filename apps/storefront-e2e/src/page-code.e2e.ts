import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { expectDrawn, openHydrated } from './support/settled.ts';
import { expectScrolledTo, scrollOf } from './support/scroll.ts';
import { expect, test } from './support/shop-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name });
const offers = (page: Page) => mainLink(page, 'Offers');

test('a page stays until the next page’s code has loaded; another navigation meanwhile wins', async ({ page }) => {
  const release = await hold(page, '**/assets/offers-page-*.js');
  await openHydrated(page, '/contact-us');
  const before = await heading(page).innerText();
  const asked = page.waitForRequest('**/assets/offers-page-*.js');
  await offers(page).click();
  await asked;
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(heading(page)).toHaveText(before);

  await mainLink(page, 'Products').click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const arrived = page.waitForResponse('**/assets/offers-page-*.js');
  release();
  await arrived;
  await expectDrawn(page);
  await expect(page).toHaveURL(/\/products$/);
  await offers(page).click();
  await expect(page).toHaveURL(/\/offers$/);
  await expect(heading(page)).toContainText('Offers');

  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await page.goBack();
  await expect(heading(page)).toHaveText(before);
});

test('a link within a page scrolls to its target, and Back returns to the link', async ({ page }) => {
  await openHydrated(page, '/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const links = contents.getByRole('link');
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  // Clicked in the page, since Playwright would scroll first.
  const follow = (index: number) => links.nth(index).evaluate((link) => (link as HTMLAnchorElement).click());
  await follow(3);
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(300);
  const there = await scrollOf(page);
  await follow(5);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(there);

  await page.goBack();
  await expectScrolledTo(page, there);
  await page.goBack();
  await expectScrolledTo(page, 200);
});
