import { paymentWindow } from '../support/payment-window.ts';
import { openSettled } from '../support/settled.ts';
import { expect, test } from '../support/shop-test.ts';
import { checkoutDrawer, toast } from '../support/shopping.ts';
import { kanpur } from '../support/stored.ts';
import { takeScreen } from '../support/take-screen.ts';

test.use({
  stored: {
    selectedOffice: kanpur,
    cart: [
      { product: 46, quantity: 1, type: 'product' },
      { product: 1, quantity: 2, type: 'product' },
    ],
  },
});

/** Runs in the page: whether a leaf has reached the middle of the screen. */
function confettiHasFallen(): boolean {
  const confetti = document.querySelector('canvas');
  if (!confetti) return false;
  // A copy of its middle, since browsers warn of a canvas that is drawn for the screen and read again and again.
  const middle = new OffscreenCanvas(confetti.width, 1).getContext('2d', { willReadFrequently: true });
  middle?.drawImage(confetti, 0, -confetti.height / 2);
  return middle?.getImageData(0, 0, confetti.width, 1).data.some((value) => value > 0) ?? false;
}

test('checkout of a visitor', async ({ page }) => {
  await openSettled(page, '/my-cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(checkoutDrawer(page)).toBeVisible();
  await takeScreen(page, 'checkout-login', 'screen');
  await checkoutDrawer(page).getByRole('tab', { name: 'Signup' }).click();
  await takeScreen(page, 'checkout-signup', 'screen');
});

test.describe('a customer', () => {
  test.use({ isSignedIn: true });

  test('from checkout to receipt', async ({ page }) => {
    await openSettled(page, '/dashboard');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await takeScreen(page, 'dashboard-empty');
    await openSettled(page, '/dashboard/add-ticket');
    await takeScreen(page, 'add-ticket');

    await openSettled(page, '/my-cart');
    await page.getByRole('button', { name: 'Checkout' }).click();
    const pay = checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' });
    await expect(pay).toBeVisible();
    await takeScreen(page, 'checkout-pay', 'screen');

    await pay.click();
    const payment = paymentWindow(page);
    await expect(payment.frame.getByRole('button', { name: /failure@mockpay/ })).toBeVisible();
    await takeScreen(page, 'payment-window', 'screen');
    await payment.letTimeRunOut();
    const told = toast(page, 'The payment ran out of time. Nothing was charged.');
    await expect(told).toBeVisible();
    await takeScreen(page, 'checkout-unsuccessful', 'screen');
    await expect(told).toBeHidden();

    // No confetti with reduced motion.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await pay.click();
    await payment.payByUpi();
    await expect(checkoutDrawer(page).getByRole('link', { name: 'View My Orders' })).toBeVisible();
    await page.waitForFunction(confettiHasFallen);
    await takeScreen(page, 'checkout-success', 'screen');
  });
});

test('the dashboard of the demo customer, and a receipt', async ({ page }) => {
  await openSettled(page, '/login');
  await page.getByRole('textbox', { name: 'Customer Id' }).fill('VV100001');
  await page.getByRole('textbox', { name: 'Password' }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const receipt = page.getByRole('link', { name: 'View Reciept' }).first();
  await expect(receipt).toBeVisible();
  await expect(toast(page, 'Logged in Successfully')).toBeHidden();
  const href = await receipt.getAttribute('href');
  await takeScreen(page, 'dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await takeScreen(page, 'dashboard-logout', 'screen');

  await page.goto(href ?? '');
  await takeScreen(page, 'receipt');
});
