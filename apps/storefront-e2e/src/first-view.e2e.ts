import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { openSettled } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { kanpur } from './support/stored.ts';
import { watchShifts } from './support/watch-shifts.ts';

test('while the font subsets load, the full fonts are not requested', async ({ page }) => {
  const fonts = new Set<string>();
  const nameOf = (url: string) => url.replace(/.*\/|-[\w-]{8}\.woff2$/g, '');
  await page.route('**/*.woff2', async (route) => {
    fonts.add(nameOf(route.request().url()));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await openSettled(page, '/');
  await page.waitForLoadState('networkidle');
  expect([...fonts].sort()).toEqual(['eczar-common', 'figtree-common', 'figtree-rupee']);
});

test(
  'fonts late for the first view are used from the next page on, also when a dialog opens',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const moved = await watchShifts(page);
    await openSettled(page, '/my-cart');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const { sum, shifts } = await moved();
    expect(sum, shifts).toBeLessThan(0.001);
  },
);

test.describe('while the shop’s scripts load', () => {
  const categories = '/custom/images/categories/';

  /** Opens home while its scripts are held. @returns releases them, and lists the requested category pictures */
  async function openWithoutScripts(page: Page) {
    const pictures = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes(categories)) pictures.add(request.url());
    });
    const release = await hold(page, /\/assets\/libraries-[^/]*\.js$/);
    const isAskedFor = page.waitForRequest(/\/assets\/libraries-/);
    await page.goto('/', { waitUntil: 'commit' });
    await isAskedFor;
    return { release, pictures };
  }

  test('pictures outside the view wait for them', { tag: '@phone' }, async ({ page }) => {
    const { release, pictures } = await openWithoutScripts(page);
    // Otherwise they would be requested at layout, long before the scripts.
    expect([...pictures]).toEqual([]);
    release();
    await expect.poll(() => pictures.size).toBeGreaterThan(0);
  });

  test('they load on the first scroll', { tag: '@phone' }, async ({ page }) => {
    const { release, pictures } = await openWithoutScripts(page);
    await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
    await expect.poll(() => pictures.size).toBeGreaterThan(0);
    await expect(page.locator(`img[src*="${categories}"]`).first()).toHaveCSS('translate', 'none');
    release();
  });

  test('they load at once where they are visible', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 1600 });
    const { release, pictures } = await openWithoutScripts(page);
    await expect.poll(() => pictures.size).toBeGreaterThan(0);
    release();
  });

  test('a press far below the first view works, and stored state is known there', async ({ page }) => {
    const { release } = await openWithoutScripts(page);
    const row = page.getByRole('region', { name: 'Top Selling' });
    const add = row.getByRole('button', { name: 'Add to Cart' });
    await add.nth(1).click();
    release();
    await expect(row.getByRole('link', { name: 'Go to Cart' })).toHaveCount(1);
    await expect(page.getByTestId('cart-badge')).toHaveText('1');

    await page.reload();
    await expect(row.getByRole('link', { name: 'Go to Cart' })).toHaveCount(1);
  });
});

const routes = ['/', '/products', '/product/life-elixir', '/my-cart', '/offers', '/dashboard', '/login'];
const cart = [46, 1, 2, 3, 4].map((product) => ({ product, quantity: 2, type: 'product' as const }));

for (const [visitor, known] of [
  ['is new', {}],
  ['is signed in and has a cart', { stored: { cart, selectedOffice: kanpur }, isSignedIn: true }],
] as const) {
  test.describe(`for a visitor who ${visitor}`, () => {
    test.use(known);

    test('nothing moves while a page hydrates', { tag: '@phone' }, async ({ page }) => {
      const moved = await watchShifts(page);
      for (const path of routes) {
        await openSettled(page, path);
        await page.waitForLoadState('networkidle');
        // A name in the top bar is longer than Login.
        const { sum, shifts } = await moved();
        expect(sum, `${path}: ${shifts}`).toBeLessThan(0.001);
      }
    });
  });
}
