import type { Page } from '@playwright/test';
import { unreachableControls, widestOverflow } from './support/overflow.ts';
import { routesInThirds } from './support/routes.ts';
import { openSettled } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutDrawer } from './support/shopping.ts';
import { fullCart } from './support/stored.ts';

/** A browser's default font size in px, and twice that. */
const [TEXT, LARGE_TEXT] = [16, 32];

/** A desktop of 1280 x 1024 at 200 %, and doubled text size alone. */
const zooms = [
  { zoom: 'all at 200 %', width: 640, height: 512, text: TEXT },
  { zoom: 'text at 200 %, desktop', width: 1280, height: 1024, text: LARGE_TEXT },
  { zoom: 'text at 200 %, phone', width: 360, height: 740, text: LARGE_TEXT },
];

/** How long optional fonts may take, in ms. */
const TOO_LATE = 300;

/** Soft, so that all findings are reported. */
const expectNothing = (find: () => Promise<string[]>, what: string) =>
  expect.configure({ soft: true }).poll(find, what).toEqual([]);

async function expectUsable(page: Page, where: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const { zoom, text, ...size } of zooms) {
    await page.setViewportSize(size);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
    // Lists lay out their cards after the resize.
    await expectNothing(() => page.evaluate(widestOverflow), `too wide: ${where}, ${zoom}`);
    await expectNothing(() => page.evaluate(unreachableControls), `out of reach: ${where}, ${zoom}`);
  }
}

test.describe('at 200 % nothing scrolls sideways, and every control can be reached', () => {
  test.use({
    deviceScaleFactor: 2,
    // No animation during the measurement.
    contextOptions: { reducedMotion: 'reduce' },
    stored: fullCart,
  });

  // On slow connections system fonts are used, which are wider.
  test.beforeEach(({ page }) =>
    page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, TOO_LATE));
      await route.continue();
    }),
  );

  for (const [index, part] of routesInThirds.entries()) {
    test(`on the pages, part ${index + 1} of 3`, async ({ page }) => {
      for (const { path } of part) {
        await openSettled(page, path);
        await expectUsable(page, path);
      }
    });
  }

  test.describe('for a customer', () => {
    test.use({ isSignedIn: true });

    test('on the dashboard, in the checkout, in the menu and in a dialog', async ({ page }) => {
      await openSettled(page, '/dashboard');
      await expectUsable(page, 'dashboard');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expectUsable(page, 'menu');

      await openSettled(page, '/my-cart');
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectUsable(page, 'dialog');
      await page.getByRole('button', { name: 'No' }).click();
      await page.getByRole('button', { name: 'Checkout' }).click();
      await expect(checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' })).toBeVisible();
      await expectUsable(page, 'checkout');
    });
  });
});
