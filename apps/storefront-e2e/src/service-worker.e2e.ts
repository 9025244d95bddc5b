import { expect, type Page } from '@playwright/test';
import { demo, logIn, nameInTopBar } from './support/account.ts';
import { asNextBuild, buildOf, cachedTexts, cachedUrls, visitUntilCached } from './support/offline.ts';
import { builtSite } from './support/published-shop.ts';
import { test } from './support/published-test.ts';
import { checkoutDrawer } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';

/** Announced to screen readers, too. */
const notice = (page: Page, text: RegExp) => page.locator('[aria-live="polite"]').getByText(text);
const OFFLINE = /You are offline/;
const POOR = /Your connection is weak/;
const NEW_VERSION = /A new version of the shop is ready/;
const ALL_PRODUCTS = /^Products\([1-9]\d*\) in All$/;
const NO_PRODUCTS = 'Products(0) in All';

/** Looks for a new version at once, as browsers do from time to time. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test('offline the shop shows pages and lists seen before and the cart with its line, opens on a page not seen before, and says so until the network is back', async ({
  page,
  context,
  shop,
}) => {
  await visitUntilCached(page, '/');
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: ALL_PRODUCTS })).toBeVisible();
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: /Add .*to Cart/i }).click();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('heading').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.evaluate((office) => localStorage.setItem('selectedOffice', office), JSON.stringify(kanpur));
  await shop.unplug();
  await context.setOffline(true);

  const again = await context.newPage();
  await again.goto('/');
  await expect(again.getByRole('heading', { name: 'Top Selling' })).toBeVisible();
  await expect(again.getByRole('article').first()).toBeVisible();
  await expect(notice(again, OFFLINE)).toBeVisible();
  await again.getByRole('link', { name: 'Products', exact: true }).first().click();
  await expect(again.getByRole('heading', { name: ALL_PRODUCTS })).toBeVisible();
  await again.getByRole('article').first().getByRole('heading').click();
  await expect(again.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await again.reload();
  await expect(again.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await again.goto('/my-cart');
  const items = again.getByRole('list', { name: 'Items in your cart' });
  await expect(items.getByRole('link', { name: title })).toBeVisible();
  await expect(again.getByRole('region', { name: 'Cart Summary' })).toContainText('₹');
  await again.getByRole('button', { name: 'Checkout' }).click();
  await expect(checkoutDrawer(again)).toBeVisible();

  await again.goto('/terms-of-use.html?from=mail.pdf');
  await expect(again.getByRole('banner')).toBeVisible();
  await expect(notice(again, OFFLINE)).toBeVisible();
  await shop.plugIn();
  await context.setOffline(false);
  await expect(notice(again, OFFLINE)).toBeHidden();
});

test('on a slow line the shop shows cached data until the network responds, and fetches again what changed; a captive portal’s page is neither shown nor cached; a shop whose server is gone shows cached data, says so, and recovers by itself', async ({
  page,
  shop,
}) => {
  await visitUntilCached(page, '/');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const release = shop.hold();
  await page.goto('/products?search=tulsi');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(notice(page, POOR)).toBeVisible();
  release();
  await expect(notice(page, POOR)).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls.filter((path) => path.endsWith('/all-products'))).toHaveLength(1);

  await shop.change({ operation: 'listProducts', status: 200, body: [] });
  const releaseChange = shop.hold();
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: ALL_PRODUCTS })).toBeVisible();
  await expect(notice(page, POOR)).toBeVisible();
  releaseChange();
  await expect(page.getByRole('heading', { name: NO_PRODUCTS })).toBeVisible();

  const portal = Buffer.from('<!doctype html><title>Wi-Fi</title><h1>Please sign in to the Wi-Fi</h1>');
  await shop.publish(new Map([...builtSite()].map(([name, file]) => [name, name.endsWith('.html') ? portal : file])));
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: NO_PRODUCTS })).toBeVisible();

  await shop.unplug();
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('heading', { name: NO_PRODUCTS })).toBeVisible();
  await expect(notice(page, POOR)).toBeVisible();
  expect(await cachedTexts(page)).not.toContain('Please sign in to the Wi-Fi');
  await shop.plugIn();
  await page.clock.runFor('00:30');
  await expect(notice(page, POOR)).toBeHidden();
});

test('private and failed responses are in no cache, and a picture that was replaced under its name is seen at the next view', async ({
  page,
  shop,
}) => {
  await visitUntilCached(page, '/login');
  await logIn(page, demo.email, demo.password);
  await expect(nameInTopBar(page, demo.name)).toBeVisible();
  await page.goto('/dashboard');
  const order = page.getByRole('table', { name: 'Product Orders' }).getByRole('row').nth(1);
  const [orderId = ''] = /order_\w+/.exec(await order.innerText()) ?? [];
  expect(orderId).not.toBe('');
  const receipt = await page.getByRole('link', { name: 'View Reciept' }).first().getAttribute('href');
  await page.evaluate(async () => {
    const picture = Object.assign(new Image(), { src: '/custom/images/products/none.jpg' });
    await picture.decode().catch(() => undefined);
  });
  await page.goto('/product/none');
  await expect(page.getByRole('banner')).toBeVisible();
  // Pages of others are not replaced by the shop's.
  await page.goto(receipt ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax invoice');
  await page.goto('/mockpay/window');
  await expect(page.locator('meta[name="shop-build"]')).toHaveCount(0);
  await page.goto('/contact-us');

  const known =
    /\/(assets\/|custom\/images\/|api\/v1\/(all-|hero-|categories|offer-|get-product)|200\.html|shop-config\.js)/;
  const urls = await cachedUrls(page);
  expect(urls.filter((url) => !known.test(url))).toEqual([]);
  expect(urls.join()).not.toContain('none.jpg');
  const texts = await cachedTexts(page);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'));
  expect(token).toBeTruthy();
  for (const personal of [demo.email, demo.customerId, orderId, token ?? ''])
    expect(texts.includes(personal), personal).toBe(false);

  const drawn = (width: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="50"><rect width="50" height="50"/></svg>`,
    );
  const NAME = '/custom/images/products/new/replaced.svg';
  const widthNow = () =>
    page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return picture.naturalWidth;
    }, NAME);
  shop.answers.set(NAME, drawn(10));
  expect(await widthNow()).toBe(10);
  await expect.poll(() => cachedUrls(page)).toContainEqual(expect.stringContaining(NAME));

  shop.answers.set(NAME, drawn(20));
  const seen: number[] = [];
  await expect
    .poll(async () => {
      await page.goto('/contact-us');
      seen.push(await widthNow());
      return seen.at(-1);
    })
    .toBe(20);
  // The first view is from the cache.
  expect(seen[0]).toBe(10);

  await shop.unplug();
  await page.goto('/contact-us');
  expect(await widthNow()).toBe(20);
});

test('a new version is offered in every tab, and only the tab that accepts it reloads', async ({
  page,
  context,
  shop,
}) => {
  await visitUntilCached(page, '/');
  const before = await buildOf(page);
  const other = await context.newPage();
  await other.goto('/contact-us');
  await other.getByRole('textbox', { name: /message/i }).fill('About my order');
  await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await shop.publish(asNextBuild(builtSite()));
  await lookForUpdate(page);
  await expect(notice(page, NEW_VERSION)).toBeVisible();
  await expect(notice(other, NEW_VERSION)).toBeVisible();
  // The host may have deleted the old build: its pages go on.
  await shop.publish(new Map([...asNextBuild(builtSite())].filter(([name]) => !name.startsWith('assets/'))));
  const release = shop.hold();
  await page.getByRole('link', { name: 'Offers', exact: true }).first().click();
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: ALL_PRODUCTS })).toBeVisible();
  expect(await buildOf(page)).toBe(before);

  // The old worker still waits for a call.
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => buildOf(page).catch(() => before)).not.toBe(before);
  release();
  await expect(notice(page, NEW_VERSION)).toBeHidden();
  await expect(other.getByRole('textbox', { name: /message/i })).toHaveValue('About my order');
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => buildOf(other).catch(() => before)).not.toBe(before);
});

test('switched off by the deployment, the service worker and its caches go', async ({ page, shop }) => {
  await visitUntilCached(page, '/');
  const off = Buffer.from('globalThis.shopConfig = { serviceWorker: false };');
  await shop.publish(new Map([...builtSite(), ['shop-config.js', off]]));
  await page.goto('/products');
  await expect(page.getByRole('article').first()).toBeVisible();
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await expect.poll(() => cachedUrls(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await cachedUrls(page)).toEqual([]);
});
