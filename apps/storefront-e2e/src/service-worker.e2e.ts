import { expect, test as base, type Page } from '@playwright/test';
import type { Files } from '@shop/release-tools/archive/files';
import { demo, logIn, nameInTopBar } from './support/account.ts';
import {
  asNextBuild,
  buildOf,
  goOffline,
  goOnline,
  cachedUrls,
  cachedTexts,
  visitUntilCached,
  withOtherCartPage,
} from './support/offline.ts';
import { checkoutDrawer } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';
import { builtSite, publishShop, type PublishedShop } from './support/published-shop.ts';

/** A published shop of its own with header rules, in a browser with service workers. */
const test = base.extend<{ shop: PublishedShop }>({
  serviceWorkers: 'allow',
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  shop: async ({}, use) => {
    const shop = await publishShop(builtSite());
    await use(shop);
    await shop.end();
  },
  context: async ({ context }, use) => {
    const violations: string[] = [];
    context.on('console', (message) => {
      if (/Content Security Policy|Trusted ?(Type|Script)/.test(message.text())) violations.push(message.text());
    });
    await use(context);
    expect(violations, 'what the content security policy forbade').toEqual([]);
  },
  baseURL: async ({ shop }, use) => use(shop.url),
});

const notice = (page: Page, text: RegExp) => page.getByText(text);
const OFFLINE = /You are offline/;
const POOR = /Your connection is weak/;
const ALL_PRODUCTS = /^Products\(\d+\) in All$/;
const NEW_VERSION = /A new version of the shop is ready/;

const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

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

test.describe('a new version', () => {
  test('is offered, and taken by every tab on Reload', async ({ page, context, shop }) => {
    await visitUntilCached(page, '/');
    const before = await buildOf(page);
    const other = await context.newPage();
    await other.goto('/products');
    await expect(other.getByRole('article').first()).toBeVisible();

    await shop.publish(asNextBuild(builtSite()));
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(notice(page, NEW_VERSION)).toBeVisible();
    await expect(notice(other, NEW_VERSION)).toBeVisible();
    expect(await buildOf(page)).toBe(before);

    await page.getByRole('button', { name: 'Reload' }).click();
    for (const tab of [page, other]) {
      await expect.poll(() => buildOf(tab).catch(() => before)).not.toBe(before);
      await expect(notice(tab, NEW_VERSION)).toBeHidden();
    }
  });

  test('with only changed pages is used without asking', async ({ page, shop }) => {
    await visitUntilCached(page, '/');
    const { site, revisions } = withOtherCartPage(builtSite());
    const [old, next] = revisions;
    await shop.publish(site);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    // The old worker's page is removed once the new worker is active.
    await expect.poll(async () => (await cachedUrls(page)).filter((one) => one.includes(old))).toEqual([]);
    expect((await cachedUrls(page)).filter((one) => one.includes(next))).toHaveLength(1);
    await expect(notice(page, NEW_VERSION)).toBeHidden();
  });

  test('waits for a tab that would lose input', async ({ page, context, shop }) => {
    await visitUntilCached(page, '/');
    const before = await buildOf(page);
    const checkout = await context.newPage();
    await checkout.goto('/contact-us');
    await checkout.getByRole('textbox', { name: /message/i }).fill('About my order');
    await expect.poll(() => checkout.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await shop.publish(asNextBuild(builtSite()));
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => buildOf(page).catch(() => before)).not.toBe(before);

    await expect(notice(checkout, NEW_VERSION)).toBeVisible();
    await expect(checkout.getByRole('textbox', { name: /message/i })).toHaveValue('About my order');
    await checkout.getByRole('button', { name: 'Later' }).click();
    await expect(notice(checkout, NEW_VERSION)).toBeHidden();
    expect(await buildOf(checkout)).toBe(before);
  });
});

const OFF = Buffer.from('globalThis.shopConfig = { serviceWorker: false };');

/** An old version whose pages know no worker. */
const withoutStart = (site: Files): Files =>
  new Map([...site].filter(([name]) => !name.startsWith('assets/start-worker')));

test.describe('switched off', () => {
  test('switched off by the deployment it leaves nothing behind', async ({ page, shop }) => {
    await visitUntilCached(page, '/');
    await shop.publish(new Map([...builtSite(), ['shop-config.js', OFF]]));
    await page.goto('/products');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => cachedUrls(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  test('switched off it also unregisters itself where pages know no worker', async ({ page, shop }) => {
    await visitUntilCached(page, '/');
    await shop.publish(new Map([...withoutStart(builtSite()), ['shop-config.js', OFF]]));
    await page.goto('/products');
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => cachedUrls(page)).toEqual([]);
  });

  test('with its script missing, it unregisters itself', async ({ page, shop }) => {
    await visitUntilCached(page, '/');
    await shop.publish(new Map([...withoutStart(builtSite())].filter(([name]) => name !== 'service-worker.js')));
    await page.goto('/products');
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => cachedUrls(page)).toEqual([]);
  });

  test('with its script missing, it unregisters itself even if an old cached page installs it again', async ({
    page,
    shop,
  }) => {
    await visitUntilCached(page, '/');
    await shop.publish(new Map([...withoutStart(builtSite())].filter(([name]) => name !== 'service-worker.js')));
    const release = shop.hold('/products');
    await page.goto('/products');
    release();
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => cachedUrls(page)).toEqual([]);
  });
});
