import type { Page } from '@playwright/test';
import { paymentWindow, recordValidations } from './support/payment-window.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutDrawer, toast } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';

const cart = [{ product: 1, quantity: 2, type: 'product' as const }];
test.use({ stored: { cart, selectedOffice: kanpur }, isSignedIn: true });

const banner = (page: Page) => checkoutDrawer(page).getByText('Your Last Payment was Unsuccessful');
const success = (page: Page) => checkoutDrawer(page).getByRole('heading', { name: 'Order Place successfully!' });
const payButton = (page: Page) => checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' });

/** The first toasts are still there: a trial press fails on what they cover. */
async function expectUncovered(page: Page): Promise<void> {
  const drawer = checkoutDrawer(page);
  const controls = [drawer.getByRole('heading', { level: 2 }), drawer.getByRole('button', { name: 'Close' })];
  for (const control of [...controls, payButton(page)]) await control.click({ trial: true });
  await expect(toast(page, 'Payment Canceled By User')).toBeVisible();
}

test('toasts leave the drawer’s title, its close button and Pay free', { tag: '@phone' }, async ({ page }) => {
  await openCheckout(page);
  await startPaying(page);
  await paymentWindow(page).cancel();
  await expect(toast(page, 'Payment Canceled By User')).toBeVisible();
  await expectUncovered(page);
});

test('a payment that is cancelled is reported once, keeps the cart, and can be repeated', async ({ page }) => {
  const sent = recordValidations(page);
  await openCheckout(page);
  await expect(banner(page)).toBeHidden();

  const firstOrder = await startPaying(page);
  await paymentWindow(page).cancel();

  await expect(toast(page, 'Payment Canceled By User')).toBeVisible();
  await expect(toast(page, 'The payment was cancelled. Nothing was charged.')).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await expectUncovered(page);
  expect(sent).toEqual([{ status: 'Cancelled', order_id: firstOrder, payment_id: '', payment_signature: '' }]);
  expect(await storedCart(page)).toEqual(cart);

  const secondOrder = await startPaying(page);
  expect(secondOrder).not.toBe(firstOrder);
  const payment = paymentWindow(page);
  await payment.frame.getByRole('button', { name: 'Close payment window' }).click();
  await payment.frame.getByRole('button', { name: 'Continue paying' }).click();
  await payment.payByUpi();

  await expect(success(page)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ status: 'succeeded', order_id: secondOrder });
  expect(await storedCart(page)).toEqual([]);

  await checkoutDrawer(page).getByRole('link', { name: 'View My Orders' }).click();
  await expect(page.getByRole('row').filter({ hasText: secondOrder })).toContainText('Paid');
  await expect(page.getByRole('row').filter({ hasText: firstOrder })).toContainText('Cancelled');
});

test('a card is paid with the OTP, after a wrong one', async ({ page }) => {
  const sent = recordValidations(page);
  await openCheckout(page);
  await startPaying(page);
  const payment = paymentWindow(page);
  await payment.payWith('4111 1111 1111 1111');
  await payment.giveOtp('000000');
  await expect(payment.frame.getByText('This OTP is wrong. 2 attempts are left.').first()).toBeVisible();
  await payment.giveOtp('123456');

  await expect(success(page)).toBeVisible();
  expect(sent.map(({ status }) => status)).toEqual(['succeeded']);
});

test('the window runs out of time by the provider’s clock', async ({ page, world }) => {
  const sent = recordValidations(page);
  await openCheckout(page);
  await startPaying(page);
  await world.advanceClock(600_000);
  await expect(toast(page, 'Payment Timeout')).toBeVisible();
  expect(sent.map(({ status }) => status)).toEqual(['timedout']);
});

test('a payment script that hangs is a failed payment, and is requested again on the next press', async ({ page }) => {
  await page.clock.install();
  const script = /\/mockpay\/checkout\.js/;
  await page.route(script, () => undefined);
  await openCheckout(page);
  const sent = recordValidations(page);
  const created = page.waitForResponse('**/order/create');
  await payButton(page).click();
  await created;
  await expect(checkoutDrawer(page).getByText('Redirecting Please Wait...')).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(banner(page)).toBeVisible();
  expect(sent.map(({ status }) => status)).toEqual(['failed']);

  await page.unroute(script);
  await payButton(page).click();
  await expect(paymentWindow(page).payButton).toBeVisible();
});

test('a reload between payment and confirmation still ends paid', async ({ page }) => {
  const sent = recordValidations(page);
  await page.route('**/order/validate', () => {}, { times: 1 });
  await openCheckout(page);
  const reported = page.waitForRequest('**/order/validate');
  await startPaying(page);
  await paymentWindow(page).payByUpi();
  await reported;

  await page.reload();
  await expect(success(page)).toBeVisible();
  await expect(checkoutDrawer(page).getByText('₹598')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  await expect(page.getByTestId('cart-badge')).toHaveCount(0);
});

test('a pending payment is shown after a reload, and retried automatically and by Try now', async ({ page, world }) => {
  const sent = recordValidations(page);
  const end = await world.force('validatePayment', 503);
  await openCheckout(page);
  const orderId = await startPaying(page);
  await paymentWindow(page).payByUpi();
  await expect(checkoutDrawer(page).getByText('We could not confirm your payment yet.')).toBeVisible();

  await page.goto('/contact-us');
  const notice = page.getByRole('status').filter({ hasText: 'has been received' });
  await expect(notice).toContainText(`Your payment for order ${orderId} has been received`);
  const soFar = sent.length;
  await notice.getByRole('button', { name: 'Try now' }).press('Enter');
  await expect.poll(() => sent.length).toBeGreaterThan(soFar + 1);

  await end();
  await expect(success(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(page.getByTestId('cart-badge')).toHaveCount(0);
  expect(new Set(sent.map(({ payment_id }) => payment_id)).size).toBe(1);
});

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/my-cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(payButton(page)).toBeVisible();
}

/** @returns the id of the order that was created */
async function startPaying(page: Page): Promise<string> {
  const created = page.waitForResponse('**/order/create');
  await payButton(page).click();
  const orderId = (await (await created).json()) as string;
  await expect(paymentWindow(page).frame.getByText(orderId)).toBeVisible();
  return orderId;
}

const storedCart = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null') as unknown);
