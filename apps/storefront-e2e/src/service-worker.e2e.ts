import { expect, type Page } from '@playwright/test';
import { demo, logIn, nameInTopBar } from './support/account.ts';
import { goOffline, goOnline, cachedUrls, cachedTexts, visitUntilCached } from './support/offline.ts';
import { checkoutDrawer } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';
import { builtSite } from './support/published-shop.ts';
import { test } from './support/published-test.ts';

const notice = (page: Page, text: RegExp) => page.getByText(text);
const OFFLINE = /You are offline/;
const POOR = /Your connection is weak/;
const ALL_PRODUCTS = /^Products\(\d+\) in All$/;

test.describe('the second visit, offline', () => {
  test('shows home, products and the cart with its line', async ({ page, context, shop }) => {
    await visitUntilCached(page, '/');
    await page.getByRole('link', { name: 'Products', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: ALL_PRODUCTS })).toBeVisible();
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /Add .*to Cart/i })
      .click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    const title = await page.getByRole('article').first().getByRole('heading').innerText();
    await page.evaluate((office) => localStorage.setItem('selectedOffice', office), JSON.stringify(kanpur));
    await goOffline(context, shop);

    const again = await context.newPage();
    await again.goto('/');
    await expect(again.getByRole('heading', { name: 'Top Selling' })).toBeVisible();
    await expect(again.getByRole('article').first()).toBeVisible();
    await expect(notice(again, OFFLINE)).toBeVisible();

    await again.getByRole('link', { name: 'Products', exact: true }).first().click();
    await expect(again.getByRole('heading', { name: ALL_PRODUCTS })).toBeVisible();
    await again.reload();
    await expect(again.getByRole('heading', { name: ALL_PRODUCTS })).toBeVisible();

    const unseen = again.getByRole('article').nth(3).getByRole('heading');
    const name = await unseen.innerText();
    await unseen.click();
    await expect(again.getByRole('heading', { level: 1, name })).toBeVisible();

    await again.goto('/my-cart');
    await expect(again.getByRole('link', { name: title })).toBeVisible();
    await expect(again.getByRole('region', { name: 'Cart Summary' })).toContainText('₹');
    await again.getByRole('button', { name: 'Checkout' }).click();
    await expect(checkoutDrawer(again)).toBeVisible();
  });

  test('opens on any page, and says so until the network is back', async ({ page, context, shop }) => {
    await visitUntilCached(page, '/');
    await goOffline(context, shop);
    await page.goto('/terms-of-use?from=mail');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(notice(page, OFFLINE)).toBeVisible();
    await goOnline(context, shop);
    await expect(notice(page, OFFLINE)).toBeHidden();
  });
});

test('on a poor connection the shop shows cached data, and says so until the network responds', async ({
  page,
  shop,
}) => {
  await visitUntilCached(page, '/');
  const release = shop.hold();
  await page.goto('/products?search=tulsi');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(notice(page, POOR)).toBeVisible();
  release();
  await expect(notice(page, POOR)).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a captive portal’s page neither replaces a cached page nor is cached', async ({ page, context, shop }) => {
  await visitUntilCached(page, '/');
  const portal = Buffer.from('<!doctype html><title>Wi-Fi</title><h1>Please sign in to the Wi-Fi</h1>');
  await shop.publish(new Map([...builtSite()].map(([name, file]) => [name, name.endsWith('.html') ? portal : file])));
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: ALL_PRODUCTS })).toBeVisible();

  await goOffline(context, shop);
  await page.reload();
  await expect(page.getByRole('heading', { name: ALL_PRODUCTS })).toBeVisible();
  expect(await cachedTexts(page)).not.toContain('Please sign in to the Wi-Fi');
});

test('responses to calls with a token are in no cache', async ({ page }) => {
  await visitUntilCached(page, '/login');
  await logIn(page, demo.email, demo.password);
  await expect(nameInTopBar(page, demo.name)).toBeVisible();
  await page.goto('/dashboard');
  await expect(nameInTopBar(page, demo.name)).toBeVisible();
  await page.reload();
  await expect(nameInTopBar(page, demo.name)).toBeVisible();

  const calls = (await cachedUrls(page))
    .map((address) => new URL(address).pathname)
    .filter((path) => !path.startsWith('/assets/'));
  expect(calls).toContain('/api/v1/all-products');
  expect(calls.filter((path) => /user|orders|login|register|payments|customer|dashboard/.test(path))).toEqual([]);
  const texts = await cachedTexts(page);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'));
  expect(token).toBeTruthy();
  for (const personal of [demo.email, demo.customerId, token ?? '']) expect(texts).not.toContain(personal);
});
