import type { Locator } from '@playwright/test';
import { expect, test } from './support/shop-test.ts';
import { openHydrated } from './support/settled.ts';
import { toast } from './support/shopping.ts';
import { fullCart } from './support/stored.ts';

test.use({ isSignedIn: true });

test.describe('with a filled cart', () => {
  test.use({ stored: fullCart });

  test('the cart’s Checkout is in view as the page opens', { tag: '@phone' }, async ({ page }) => {
    await openHydrated(page, '/my-cart');
    await expect(page.getByRole('button', { name: 'Checkout' })).toBeInViewport();
  });
});

test(
  'a toast leaves the title of a dialog in sight, and the first card is in the upper half',
  { tag: '@phone' },
  async ({ page, browserErrors }) => {
    const box = async (locator: Locator) => (await locator.boundingBox()) ?? { y: NaN, height: NaN };
    await page.goto('/my-cart');
    browserErrors.expect('failed request: GET /pincode/208001', /lookupPincode|pincode/i);
    await page.route('**/pincode/*', (route) => route.abort());
    await page.getByLabel('Pincode').fill('208001');
    const told = await box(toast(page, 'Api Error'));
    const title = await box(page.getByRole('heading', { name: 'Setup Delivery Location?' }));
    expect(told.y + told.height).toBeLessThan(title.y);

    for (const path of ['/products', '/offers', '/vanaveda-academy', '/resource-files']) {
      await page.goto(path);
      expect((await box(page.getByRole('article').first())).y, path).toBeLessThan(420);
    }
  },
);
