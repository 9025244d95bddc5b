import type { Page } from '@playwright/test';
import { paymentWindow, recordValidations } from './support/payment-window.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutDrawer, toast } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';

const cart = [{ product: 1, quantity: 2, type: 'product' as const }];
test.use({ stored: { cart, selectedOffice: kanpur }, isSignedIn: true });

const banner = (page: Page) => checkoutDrawer(page).getByText('Your Last Payment was Unsuccessful');
const success = (page: Page) => checkoutDrawer(page).getByRole('heading', { name: 'Order Place successfully!' });
const badge = (page: Page) => page.getByTestId('cart-badge');

test.beforeEach(async ({ page }) => {
  await page.goto('/my-cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
});

test('a payment window that does not load is a failed payment', async ({ page, situation }) => {
  const sent = recordValidations(page);
  const end = await situation('payment-window-down');
  await pressPay(page);
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(banner(page)).toBeVisible();
  expect(sent.map(({ status }) => status)).toEqual(['failed']);

  await end();
  await pressPay(page);
  await expect(paymentWindow(page).payButton).toBeVisible();
});

test('a payment script that hangs is a failed payment, and is requested again on the next press', async ({ page }) => {
  await page.clock.install();
  const script = /\/mockpay\/checkout\.js/;
  await page.route(script, () => undefined);
  await page.reload();
  await page.getByRole('button', { name: 'Checkout' }).click();
  const sent = recordValidations(page);
  const created = page.waitForResponse('**/order/create');
  await pressPay(page);
  await created;
  await expect(checkoutDrawer(page).getByText('Redirecting Please Wait...')).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(banner(page)).toBeVisible();
  expect(sent.map(({ status }) => status)).toEqual(['failed']);

  await page.unroute(script);
  await pressPay(page);
  await expect(paymentWindow(page).payButton).toBeVisible();
});

test('a payment that fails at the provider shows the shop’s and the server’s message', async ({ page, situation }) => {
  await situation('payment-failed');
  await pressPay(page);
  await paymentWindow(page).payByUpi();
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(toast(page, 'The payment failed. Nothing was charged.')).toBeVisible();
  await expect(banner(page)).toBeVisible();
});

test('a payment without a response ends at its timeout', async ({ page, situation, world }) => {
  await situation('payment-timeout');
  await pressPay(page);
  const payment = paymentWindow(page);
  await payment.payButton.click();
  await expect(payment.frame.getByRole('heading', { name: 'Waiting for your UPI app' })).toBeVisible();

  await world.advanceClock(600_000);
  await expect(toast(page, 'Payment Timeout')).toBeVisible();
  await expect(banner(page)).toBeVisible();
});

test('a refused payment leaves a banner, the reason and the cart', async ({ page, situation }) => {
  await situation('validation-refused');
  await pressPay(page);
  await paymentWindow(page).payByUpi();
  await expect(toast(page, 'This payment could not be verified.')).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect(badge(page)).toHaveText('1');
});

test('a payment that could not be confirmed is confirmed later, and made once', async ({ page, situation }) => {
  const sent = recordValidations(page);
  const end = await situation('validation-down');
  await pressPay(page);
  await paymentWindow(page).payByUpi();
  await expect(checkoutDrawer(page).getByText('We could not confirm your payment yet.')).toBeVisible();
  await expect(badge(page)).toHaveText('1');

  await end();
  await expect(success(page)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  expect(new Set(sent.map(({ payment_id }) => payment_id)).size).toBe(1);
});

test('a session that expires in the checkout shows a message, and the cart stays', async ({ page, situation }) => {
  await expect(payButton(page)).toBeVisible();
  await situation('session-expired');
  await pressPay(page);
  await expect(checkoutDrawer(page).getByText('Your session has ended.')).toBeVisible();
  await expect(badge(page)).toHaveText('1');
});

const payButton = (page: Page) => checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' });
const pressPay = (page: Page) => payButton(page).click();
