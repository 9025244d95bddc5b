import { openSettled } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { kanpur } from './support/stored.ts';
import { watchShifts } from './support/watch-shifts.ts';

test(
  'on a phone, pictures far below are fetched when they are nearly in sight; Back finds the page as it was',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const banners = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/custom/images/banners/')) banners.add(request.url());
    });
    await openSettled(page, '/');
    await page.waitForLoadState('networkidle');
    expect([...banners]).toEqual([]);

    const banner = page.getByRole('link', { name: /Life Elixir/ }).first();
    // As a finger does it: what is passed on the way is laid out.
    const down = () => page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
    await expect(async () => {
      await down();
      await expect(banner).toBeInViewport({ ratio: 0.99, timeout: 100 });
    }).toPass();
    await expect.poll(() => banners.size).toBeGreaterThan(0);

    const { y } = (await banner.boundingBox()) ?? { y: NaN };
    await banner.tap();
    await expect(page).toHaveURL(/\/product\/life-elixir$/);
    await page.goBack();
    await expect.poll(async () => Math.abs(((await banner.boundingBox())?.y ?? NaN) - y)).toBeLessThanOrEqual(2);
  },
);

test('while the fonts of the common characters are on their way, the whole ones are not asked for', async ({
  page,
}) => {
  const fonts = new Set<string>();
  await page.route('**/*.woff2', async (route) => {
    fonts.add(
      route
        .request()
        .url()
        .replace(/.*\/|-[\w-]{8}\.woff2$/g, ''),
    );
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await openSettled(page, '/');
  await page.waitForLoadState('networkidle');
  expect([...fonts].sort()).toEqual(['eczar-common', 'figtree-common', 'figtree-rupee']);
});

const routes = ['/', '/products', '/product/life-elixir', '/my-cart', '/offers', '/dashboard', '/login'];
const cart = [46, 1, 2, 3, 4].map((product) => ({ product, quantity: 2, type: 'product' as const }));

for (const [visitor, known] of [
  ['nobody knows', {}],
  ['is signed in and has a cart', { stored: { cart, selectedOffice: kanpur }, isSignedIn: true }],
] as const) {
  test.describe(`for a visitor who ${visitor}`, () => {
    test.use(known);

    test('nothing moves as a page comes alive', { tag: '@phone' }, async ({ page }) => {
      const moved = await watchShifts(page);
      for (const path of routes) {
        await openSettled(page, path);
        await page.waitForLoadState('networkidle');
        // A name in the top bar is longer than Login.
        expect(await moved(), path).toBeLessThan(0.001);
      }
    });
  });
}
