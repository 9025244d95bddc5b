import type { Page } from '@playwright/test';
import { CAROUSEL_INTERVAL_MS } from '@shop/domain/presentation/carousel';
import { expect, test } from './support/shop-test.ts';
import { routesInThirds } from './support/routes.ts';
import { openAlive, openSettled } from './support/settled.ts';
import { undressedIn } from './support/undressed.ts';

/** Notes whether a page has asked for what works out looks that it does not bring along. */
function watchStyleWriter(page: Page): () => boolean {
  let isAskedFor = false;
  page.on('request', (request) => {
    if (/\/assets\/style-writer-/.test(request.url())) isAskedFor = true;
  });
  return () => isAskedFor;
}

for (const [index, part] of routesInThirds.entries()) {
  test(`a page brings along the looks of all that a newcomer sees before he uses it, part ${index + 1} of 3`, async ({
    context,
  }) => {
    let prepared = 0;
    for (const { path } of part) {
      const page = await context.newPage();
      // No page knows of the one before.
      await page.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      const isAskedFor = watchStyleWriter(page);
      await openSettled(page, path);
      const isWhole = (await page.locator('#root[data-styles]').count()) > 0;
      if (isWhole && !path.includes('?')) {
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        expect(isAskedFor(), path).toBe(false);
        prepared += 1;
      }
      await page.close();
    }
    expect(prepared).toBeGreaterThan(4);
  });
}

test('so does each slide of home', async ({ page }) => {
  const isAskedFor = watchStyleWriter(page);
  await openSettled(page, '/');
  await page.waitForTimeout(2 * CAROUSEL_INTERVAL_MS + 1_000);
  expect(isAskedFor()).toBe(false);
});

test('what comes by using it is dressed', async ({ page }) => {
  const isAskedFor = watchStyleWriter(page);
  await openSettled(page, '/');
  const row = page.getByRole('region', { name: 'Top Selling' });
  await row.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(row.getByRole('link', { name: 'Go to Cart' })).toHaveCSS('justify-content', 'center');
  await expect(page.getByTestId('cart-badge')).toHaveCSS('position', 'absolute');
  expect(isAskedFor()).toBe(true);
});

test.describe('whoever was here before', () => {
  test.use({ stored: { cart: [{ product: 46, quantity: 2, type: 'product' }] } });

  test('finds what the browser keeps dressed from the first moment', async ({ page }) => {
    const isAskedFor = watchStyleWriter(page);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const badge = document.querySelector('[data-testid="cart-badge"]');
        if (badge && !window.name) window.name = getComputedStyle(badge).position;
      }).observe(document, { childList: true, subtree: true });
    });
    await openSettled(page, '/');
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
    expect(await page.evaluate(() => window.name)).toBe('absolute');
    expect(isAskedFor()).toBe(true);
  });
});

test('where looks cannot be fetched, the page that says so has its own', async ({ page, context, mishaps }) => {
  mishaps.expect(/failed request: GET \/assets\/style/);
  await page.route(/\/assets\/style(?:s|-writer)-[^/]*\.js$/, (route) => route.abort());
  await openAlive(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCSS('min-height', '48px');
  expect(await undressedIn(context)).toEqual([]);

  await page.unrouteAll();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page could not be shown');
});
