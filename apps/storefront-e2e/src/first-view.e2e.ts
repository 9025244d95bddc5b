import type { Locator } from '@playwright/test';
import { demo, logIn } from './support/account.ts';
import { boxOf } from './support/boxes.ts';
import { hold } from './support/hold.ts';
import { motion } from './support/motion.ts';
import { phone } from './support/phone.ts';
import { expectDrawn, expectHydrated, openHydrated, openSettled, resize } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { kanpur } from './support/stored.ts';
import { watchShifts } from './support/watch-shifts.ts';

test.use(motion);

const libraries = /\/assets\/libraries-[^/]*\.js$/;

test.describe('on a phone', () => {
  test.use(phone);

  test('fonts that come late move nothing, also when a dialog opens, and the full ones are not requested', async ({
    page,
  }) => {
    const fonts = new Set<string>();
    const nameOf = (url: string) => url.replace(/.*\/|-[\w-]{8}\.woff2$/g, '');
    await page.route('**/*.woff2', async (route) => {
      fonts.add(nameOf(route.request().url()));
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    const moved = await watchShifts(page);
    await openSettled(page, '/my-cart');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const { sum, shifts } = await moved();
    expect(sum, shifts).toBeLessThan(0.001);
    expect([...fonts].sort()).toEqual(['eczar-common', 'figtree-common', 'figtree-rupee']);
  });
});

test('the scripts wait until the page is on the screen, or half a second longer than its pictures', async ({
  page,
}) => {
  for (let load = 0; load < 5; load++) {
    await openHydrated(page, '/product/life-elixir');
    const { shown, asked } = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/libraries-'));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const latest = (load?.loadEventStart ?? NaN) + 500;
      return { shown: Math.min(paint?.startTime ?? NaN, latest), asked: scripts[0]?.startTime };
    });
    expect(asked).toBeGreaterThanOrEqual(shown);
  }
});

test('the colours follow the system until some are chosen, which are there before the scripts; then an empty cart can be read with what sells, and one with lines stands as skeletons', async ({
  page,
}) => {
  await openHydrated(page, '/contact-us');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(RegExp(colorScheme));
  }
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Dark colours' }).click();
  const release = await hold(page, libraries);
  const empty = page.getByText('Your Cart Is Empty');
  await page.goto('/my-cart', { waitUntil: 'commit' });
  await expect(empty).toBeVisible();
  const goods = page.getByRole('list', { name: 'Top Selling' });
  await expect(goods.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading your cart' })).toBeHidden();
  await expect(page.locator('html')).toHaveClass(/dark/);

  await page.evaluate(
    (stored) => Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
    { cart, selectedOffice },
  );
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading your cart' })).toBeVisible();
  await expect(empty.or(goods)).toBeHidden();
  release();
  await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(cart.length);
});

test('before the scripts a category has its products alone; another query shows skeletons, and then its own list at once; with a query of others a page is hydrated as it was built', async ({
  page,
}) => {
  const titles = page.getByRole('main').getByRole('article').getByRole('heading').filter({ visible: true });
  const heading = page.locator('h1');
  const releaseCategory = await hold(page, libraries);
  await page.goto('/products?category=heart%20care', { waitUntil: 'commit' });
  await expect(titles).toHaveCount(4);
  const before = await titles.allTextContents();
  releaseCategory();
  await expect(heading).toHaveText('Products(4) in heart care');
  expect(await titles.allTextContents()).toEqual(before);

  const releaseSearch = await hold(page, libraries);
  await page.goto('/products?search=giloy&utm_source=letter');
  await expect(page.locator('article > :first-child').filter({ visible: true })).toHaveCount(6);
  await expect(titles).toHaveCount(0);
  await expect(heading).toBeHidden();
  const seen = await page.evaluateHandle(() => {
    const seen = new Set<string | null | undefined>();
    new MutationObserver(() => seen.add(document.querySelector('h1')?.textContent)).observe(document.body, {
      childList: true,
      subtree: true,
    });
    return seen;
  });
  releaseSearch();
  await expect(titles.getByText('Tulsi Giloy Drops')).toBeVisible();
  expect(await seen.evaluate((texts) => [...texts])).toEqual([await heading.innerText()]);

  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => Object.assign(document.querySelector('h1') ?? {}, { isBuilt: true })),
  );
  await openHydrated(page, '/products?utm_source=letter');
  await expect(titles.first()).toBeVisible();
  expect(await heading.evaluate((title) => 'isBuilt' in title)).toBe(true);
});

/** Pages that show something of the visitor. */
const personalRoutes = ['/', '/products', '/product/life-elixir', '/my-cart', '/dashboard', '/login'];
/** Pages that show none, and those that are filled in otherwise, or lead on, for a new visitor. */
const routes = [
  '/my-cart',
  '/dashboard',
  '/dashboard/add-ticket',
  '/product/nowhere',
  '/fssai',
  '/offers',
  '/start-a-bussines',
  '/shipping-process',
];
const selectedOffice = { ...kanpur, Name: 'Civil Lines (Kanpur Nagar)' };
const cart = [46, 1, 2, 3, 4].map((product) => ({ product, quantity: 2, type: 'product' as const }));

const known = { stored: { cart, selectedOffice }, isSignedIn: true };
const smallPhone = { ...phone, viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1366, height: 768 } };

for (const [visitor, visit, visited] of [
  ['on a phone, signed in, with a cart', { ...smallPhone, ...known }, personalRoutes],
  ['on a desktop, new', desktop, routes],
] as const) {
  test.describe(`for a visitor ${visitor}`, () => {
    test.use({ ...visit, isPageLate: true });

    test('almost nothing moves while a page arrives, and nothing while it hydrates', async ({ page }) => {
      const moved = await watchShifts(page);
      for (const path of visited) {
        const release = await hold(page, libraries);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.readyState !== 'loading');
        await expectDrawn(page);
        const arriving = await moved();
        expect(arriving.sum, `${path}: ${arriving.shifts}`).toBeLessThan(0.005);

        release();
        await expectHydrated(page);
        await page.waitForLoadState('networkidle');
        // A name in the top bar is longer than Login.
        const { sum, shifts } = await moved();
        expect(sum - arriving.sum, `${path}: ${shifts}`).toBeLessThan(0.001);
      }
    });
  });
}

test.describe('a product that was not built', () => {
  test.use({ ...smallPhone, isPrerendered: false });

  test('has its picture and its title where their placeholders stood, on a phone and on a desktop', async ({
    page,
  }) => {
    const release = await hold(page, /\/get-product\//);
    await page.goto('/product/life-elixir');
    const boxesOf = async (picture: Locator, title: Locator) => {
      const boxes = [];
      for (const { viewport } of [desktop, smallPhone]) {
        await resize(page, viewport);
        boxes.push(await boxOf(picture), (await boxOf(title)).y);
      }
      return boxes;
    };
    const frame = page.locator('main [aria-busy="true"]');
    const places = await boxesOf(frame.locator('.skeleton').first(), frame.getByTestId('title'));
    release();
    await expect(page.locator('main img').first()).toBeVisible();
    expect(await boxesOf(page.locator('main img').first(), page.locator('h1'))).toEqual(places);
  });
});

test.describe('with a product and an offer in the cart', () => {
  const lines = [...cart.slice(0, 1), { product: 7, quantity: 1, type: 'offer' as const }];
  test.use({ stored: { cart: lines, selectedOffice } });

  test('the cart on a tall screen, and an order’s page on a phone and on a large screen, move nothing while lists arrive one after the other', async ({
    page,
  }) => {
    await openHydrated(page, '/dashboard/orders/order_Demo5Xm7NcRb4Pv');
    await logIn(page, demo.email, demo.password);
    await expect(page.getByRole('link', { name: 'Help with this order' })).toBeVisible();
    const moved = await watchShifts(page);
    for (const [path, width, lists, loading, last] of [
      ['/my-cart', 820, [/\/all-products/, /\/all-offers/], 'Loading your cart', 'Inclusive of all tax(es)'],
      ['/dashboard/orders/order_Demo5Xm7NcRb4Pv', 390, [/\/orders$/], 'Loading your order', 'Help with this order'],
      ['/dashboard/orders/order_Demo5Xm7NcRb4Pv', 1680, [/\/orders$/], 'Loading your order', 'Help with this order'],
    ] as const) {
      await resize(page, { width, height: 1180 });
      const releases = await Promise.all(lists.map((list) => hold(page, list)));
      await page.goto(path);
      await expect(page.getByRole('status', { name: loading })).toBeVisible();
      for (const release of releases) {
        release();
        await expectDrawn(page);
      }
      await expect(page.getByText(last).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { sum, shifts } = await moved();
      expect.soft(sum, shifts).toBeLessThan(0.001);
    }
  });
});
