import { expect, type Page } from '@playwright/test';
import type { Files } from '@shop/release-tools/archive/files';
import { asNextBuild, buildOf, cachedUrls, visitUntilCached, withOtherCartPage } from './support/offline.ts';
import { builtSite } from './support/published-shop.ts';
import { test } from './support/published-test.ts';

const notice = (page: Page, text: RegExp) => page.getByText(text);
const NEW_VERSION = /A new version of the shop is ready/;

/** Checks at once for a new version, as browsers do from time to time. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test.describe('a new version', () => {
  test('is offered, and taken by every tab on Reload', async ({ page, context, shop }) => {
    await visitUntilCached(page, '/');
    const before = await buildOf(page);
    const other = await context.newPage();
    await other.goto('/products');
    await expect(other.getByRole('article').first()).toBeVisible();

    await shop.publish(asNextBuild(builtSite()));
    await checkForUpdate(page);
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
    await checkForUpdate(page);
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
    await checkForUpdate(page);
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

/** Neither a worker nor a cache is left. */
async function expectNoWorker(page: Page): Promise<void> {
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  await expect.poll(() => cachedUrls(page)).toEqual([]);
}

test.describe('the service worker', () => {
  test('leaves nothing behind when the deployment switches it off', async ({ page, shop }) => {
    await visitUntilCached(page, '/');
    await shop.publish(new Map([...builtSite(), ['shop-config.js', OFF]]));
    await page.goto('/products');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoWorker(page);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  test('unregisters itself when switched off where pages know no worker', async ({ page, shop }) => {
    await visitUntilCached(page, '/');
    await shop.publish(new Map([...withoutStart(builtSite()), ['shop-config.js', OFF]]));
    await page.goto('/products');
    await expectNoWorker(page);
  });

  test('unregisters itself when its script is missing', async ({ page, shop }) => {
    await visitUntilCached(page, '/');
    await shop.publish(new Map([...withoutStart(builtSite())].filter(([name]) => name !== 'service-worker.js')));
    await page.goto('/products');
    await expectNoWorker(page);
  });

  test('unregisters itself when its script is missing and an old cached page installs it again', async ({
    page,
    shop,
  }) => {
    await visitUntilCached(page, '/');
    await shop.publish(new Map([...withoutStart(builtSite())].filter(([name]) => name !== 'service-worker.js')));
    const release = shop.hold('/products');
    await page.goto('/products');
    release();
    await expectNoWorker(page);
  });
});
