import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { paymentWindow } from './support/payment-window.ts';
import { openHydrated } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutDrawer } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';

const manifestFile = path.resolve(import.meta.dirname, '../../storefront/dist/.vite/manifest.json');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<
  string,
  { file: string; isDynamicEntry?: boolean }
>;

/** Every file of the build that is loaded later, by its source. Pages: `page-code.e2e.ts`. */
const lazyFiles = new Map(
  Object.entries(manifest)
    .filter(([source, { isDynamicEntry }]) => isDynamicEntry && !source.startsWith('src/pages/'))
    .map(([source, { file }]) => [source, `**/${file}`]),
);

const FAILURE = /^This did not load/;
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: FAILURE });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

const stored = { cart: [{ product: 1, quantity: 2, type: 'product' as const }], selectedOffice: kanpur };
test.use({ stored });

/** Dialogs: their page, and the control that opens them. */
const dialogs: Record<string, readonly [address: string, control: string | RegExp]> = {
  '../../libs/design/src/ui/confirm-dialog.tsx': ['/my-cart', 'Remove Tulsi Giloy Drops'],
  '../../libs/design/src/ui/shop-dialog.tsx': ['/login', 'Login EBO / EFZ'],
  'src/app/shell/menu-drawer.tsx': ['/contact-us', 'Open the menu'],
  'src/features/business-plan/income-type-dialog.tsx': ['/start-a-bussines', /Royalty club bonus/],
  'src/features/checkout/checkout-drawer.tsx': ['/my-cart', 'Checkout'],
  'src/features/delivery-location/delivery-location-dialog.tsx': ['/contact-us', 'Kanpur,208001'],
  'src/features/home/category-dialog.tsx': ['/', 'Baby Care'],
};

/** Parts that stand in a page. */
const parts: Record<string, (page: Page) => Promise<void>> = {
  'src/features/checkout/resumed-payment.tsx': leavePaymentUnconfirmed,
  'src/shared/ui/sanitize-html.ts': openFeatures,
};

/** The shop goes on without these; a page without `main.tsx` has its own test. */
const others = ['src/offline/start-worker.ts', 'src/features/checkout/confetti.tsx', 'src/main.tsx'];

test('every file that is loaded later is known to a test of its failure', () => {
  const known = [...Object.keys(dialogs), ...Object.keys(parts), ...others];
  expect([...lazyFiles.keys()].sort()).toEqual(known.sort());
});

for (const [source, [address, control]] of Object.entries(dialogs)) {
  test(`a dialog that does not load says so, and opens on the next press: ${source}`, async ({
    page,
    browserErrors,
  }) => {
    const allow = await refuse(page, source);
    browserErrors.expect(/^failed request: GET/);
    await openHydrated(page, address);
    await press(page, control);
    await expect(failure(page)).toBeInViewport();
    await expect(dialog(page)).toHaveCount(0);
    await allow();
    await press(page, control);
    await expect(dialog(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });
}

test.describe('for a customer', () => {
  test.use({ isSignedIn: true });

  for (const [source, open] of Object.entries(parts)) {
    test(`a part that does not load says so, and comes on a press: ${source}`, async ({ page, browserErrors }) => {
      const allow = await refuse(page, source);
      browserErrors.expect(/^failed request: GET/);
      await open(page);
      await expect(failure(page)).toBeVisible();
      await allow();
      const asked = page.waitForResponse(lazyFiles.get(source) ?? '');
      await failure(page).getByRole('button', { name: 'Try again' }).click();
      await asked;
      await expect(failure(page)).toHaveCount(0);
    });
  }

  test('a paid order is shown without its confetti, and without a word about it', async ({ page, browserErrors }) => {
    await refuse(page, 'src/features/checkout/confetti.tsx');
    browserErrors.expect(/^failed request: GET/);
    await pay(page);
    await expect(checkoutDrawer(page).getByRole('heading', { name: 'Order Place successfully!' })).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('a page whose shop does not load says so, and works after a reload', async ({ page, browserErrors }) => {
    const allow = await refuse(page, 'src/main.tsx');
    browserErrors.expect(/^failed request: GET/, 'page error: Failed to fetch dynamically imported module');
    await page.goto('/contact-us');
    await expect(page.getByText('The shop’s script did not arrive')).toBeVisible();
    await allow();
    await openHydrated(page, '/contact-us');
    await press(page, 'Open the menu');
    await expect(dialog(page)).toBeVisible();
  });
});

/** @returns allows the file again */
async function refuse(page: Page, source: string): Promise<() => Promise<void>> {
  const file = lazyFiles.get(source);
  if (file === undefined) throw new Error(`The build has no ${source} that is loaded later.`);
  await page.route(file, (route) => route.abort('connectionreset'));
  return () => page.unroute(file);
}

async function openFeatures(page: Page): Promise<void> {
  await openHydrated(page, '/product/s-46');
  await page.getByText('Features', { exact: true }).click();
}

async function leavePaymentUnconfirmed(page: Page): Promise<void> {
  await page.route('**/order/validate', () => {}, { times: 1 });
  const reported = page.waitForRequest('**/order/validate');
  await pay(page);
  await reported;
  await page.reload();
}

async function pay(page: Page): Promise<void> {
  await openHydrated(page, '/my-cart');
  await press(page, 'Checkout');
  await checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' }).click();
  await paymentWindow(page).payByUpi();
}
