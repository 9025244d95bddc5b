import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { paymentWindow } from './support/payment-window.ts';
import { routesInParts } from './support/routes.ts';
import { expectSettled, openSettled } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutDrawer, toast } from './support/shopping.ts';
import { fullCart } from './support/stored.ts';
import { delayFonts, expectFits, expectUsable } from './support/usable.ts';

test.describe("nothing stands in anybody's way", () => {
  // Nothing turns or slides while it is measured.
  test.use({ stored: fullCart, contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(({ page }) => delayFonts(page));

  for (const { title, part } of routesInParts(6)) {
    test(`on the pages, ${title}`, async ({ page }) => {
      for (const { path } of part) {
        await openSettled(page, path);
        await expectUsable(page, path);
      }
    });
  }

  test('in dialogs and drawers', async ({ page }) => {
    await openSettled(page, '/contact-us');
    await open(page, 'Open the menu');
    await expectUsable(page, 'menu');
    await page.keyboard.press('Escape');

    await open(page, 'Kanpur,208001');
    await page.getByLabel('Pincode').fill('208001');
    await expect(page.getByRole('list', { name: 'Choose your locality' })).toBeVisible();
    await expectAccessible(page, 'delivery location');

    await openSettled(page, '/');
    await open(page, 'Baby Care');
    await expectAccessible(page, 'promotion');

    await openSettled(page, '/start-a-bussines');
    await open(page, /Royalty club bonus/);
    await expectAccessible(page, 'income type');

    await openSettled(page, '/login');
    await open(page, 'Login EBO / EFZ');
    await expectAccessible(page, 'portals');

    await openSettled(page, '/my-cart');
    await open(page, 'Remove Tulsi Giloy Drops');
    await expectUsable(page, 'remove from cart');
  });

  test('in forms that are filled in wrongly', async ({ page }) => {
    await openSettled(page, '/login');
    // Screen readers announce what changes in a live region, so it is there before the first toast.
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts).toHaveAttribute('aria-live', 'polite');
    await expect(toasts).toBeEmpty();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(toast(page, 'Please Enter all fields')).toBeVisible();
    await expectAccessible(page, 'login with faults');

    await openSettled(page, '/register');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(toast(page, 'Validation Error')).toBeVisible();
    await expectAccessible(page, 'registration with faults');
  });

  test('in the checkout of a visitor', async ({ page }) => {
    await openCheckout(page);
    await expectAccessible(page, 'checkout, login');
    await checkoutDrawer(page).getByRole('tab', { name: 'Signup' }).click();
    await expectAccessible(page, 'checkout, signup');
  });

  test.describe('for a customer', () => {
    test.use({ isSignedIn: true });

    test('from the checkout to the dashboard and the receipt', async ({ page }) => {
      await openCheckout(page);
      const drawer = checkoutDrawer(page);
      const pay = drawer.getByRole('button', { name: 'Pay With Mockpay' });
      await expect(pay).toBeVisible();
      await expectUsable(page, 'checkout, payment');

      await pay.click();
      await paymentWindow(page).letTimeRunOut();
      await expect(drawer.getByText('Your Last Payment was Unsuccessful')).toBeVisible();
      const told = toast(page, 'Payment Timeout');
      await expect(told).toBeVisible();
      await expect(told).toBeHidden(); // while it is there, it covers what is below
      await expectAccessible(page, 'checkout after a payment in vain');

      await pay.click();
      await expect(paymentWindow(page).payButton).toBeVisible();
      await expectAccessible(page, 'payment window');
      await expectFits(page, 'payment window');
      await paymentWindow(page).payByUpi();
      await expect(drawer.getByRole('link', { name: 'View My Orders' })).toBeVisible();
      await expectUsable(page, 'success');

      await openSettled(page, '/dashboard');
      await expect(page.getByRole('table', { name: 'Product Orders' })).toBeVisible();
      await expectUsable(page, 'dashboard');
      await open(page, 'Logout');
      await expectAccessible(page, 'logout');
      await page.keyboard.press('Escape');
      await openSettled(page, '/dashboard/add-ticket');
      await expectUsable(page, 'add ticket');
      await openSettled(page, '/dashboard');

      const receipt = await page.getByRole('link', { name: 'View Reciept' }).first().getAttribute('href');
      await page.goto(receipt ?? '');
      await expectAccessible(page, 'receipt');
    });
  });
});

/** Opens a dialog by its button. */
async function open(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator('[role="dialog"], [role="alertdialog"]')).toBeVisible();
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/my-cart');
  await expectSettled(page);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(checkoutDrawer(page)).toBeVisible();
}
