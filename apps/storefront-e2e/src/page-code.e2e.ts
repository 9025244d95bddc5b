import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { expectDrawn, openHydrated } from './support/settled.ts';
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
