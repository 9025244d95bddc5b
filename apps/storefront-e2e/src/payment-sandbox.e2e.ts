import type { Page } from '@playwright/test';
import { paymentWindow, recordValidations } from './support/payment-window.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutDrawer, toast } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';

/** The test provider's other outcomes: see docs/payment-sandbox.md. */
const cart = [{ product: 1, quantity: 2, type: 'product' as const }];
test.use({ stored: { cart, selectedOffice: kanpur }, isSignedIn: true });

const banner = (page: Page) => checkoutDrawer(page).getByText('Your Last Payment was Unsuccessful');
const success = (page: Page) => checkoutDrawer(page).getByRole('heading', { name: 'Order Place successfully!' });

test.beforeEach(async ({ page }) => {
  await page.goto('/my-cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
});

test('a card is paid with the OTP, after a wrong one', async ({ page }) => {
  const sent = recordValidations(page);
  const payment = await openWindow(page);
  await payment.payWith('4111 1111 1111 1111');
  await payment.giveOtp('000000');
  await expect(payment.frame.getByText('This OTP is wrong. 2 attempts are left.').first()).toBeVisible();
  await payment.frame.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(payment.frame.getByText(/^Your bank has sent another one-time password/).first()).toBeVisible();
  await payment.giveOtp('123456');

  await expect(success(page)).toBeVisible();
  expect(sent.map(({ status }) => status)).toEqual(['succeeded']);
});

test('a card fails after three wrong OTPs, and on the bank’s page the payer can turn back', async ({ page }) => {
  const sent = recordValidations(page);
  const payment = await openWindow(page);
  await payment.payWith('4111 1111 1111 1111');
  for (const left of ['2 attempts are left.', 'One attempt is left.']) {
    await payment.giveOtp('000000');
    await expect(payment.frame.getByText(`This OTP is wrong. ${left}`).first()).toBeVisible();
  }
  await payment.giveOtp('000000');
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(banner(page)).toBeVisible();

  const again = await openWindow(page);
  await again.payWith('4111 1111 1111 1111');
  await again.frame.getByRole('button', { name: 'Cancel at the bank' }).click();
  await again.isGone();
  await expect(banner(page)).toBeVisible();
  expect(sent.map(({ status }) => status)).toEqual(['failed', 'failed']);
});

test('a failing provider is a failed payment', async ({ page }) => {
  const sent = recordValidations(page);
  const payment = await openWindow(page);
  await payment.payWith('gateway@mockpay');
  await expect(toast(page, 'The payment failed. Nothing was charged.')).toBeVisible();
  await payment.isGone();
  await expect(banner(page)).toBeVisible();
  expect(sent.map(({ status }) => status)).toEqual(['failed']);
});

test('money that arrives after the payer has cancelled is on the receipt, for refund', async ({ page }) => {
  const sent = recordValidations(page);
  const payment = await openWindow(page);
  await payment.payWith('late@mockpay');
  await expect(payment.frame.getByRole('heading', { name: 'Waiting for your UPI app' })).toBeVisible();
  await payment.frame.getByRole('button', { name: 'Cancel payment', exact: true }).click();
  await payment.frame.getByRole('button', { name: 'Yes, cancel payment' }).click();
  await expect(toast(page, 'Payment Canceled By User')).toBeVisible();
  await expect(banner(page)).toBeVisible();
  expect(sent.map(({ status }) => status)).toEqual(['Cancelled']);

  await page.goto('/dashboard');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'View Reciept' }).click();
  const receipt = await opened;
  await expect(receipt.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(receipt.getByText(/^₹.* arrived on .* It is recorded for refund as pay_/)).toBeVisible();
});

for (const [instrument, answer] of [
  ['tampered@mockpay', 'This payment could not be verified.'],
  ['replayed@mockpay', 'This payment could not be verified.'],
  ['reused@mockpay', 'This payment was already used for another order.'],
] as const) {
  test(`a payment by ${instrument} is refused, and the cart is kept`, async ({ page }) => {
    await payOnce(page);
    const sent = recordValidations(page);
    const payment = await openWindow(page);
    await payment.payWith(instrument);
    await payment.isGone();

    await expect(toast(page, answer)).toBeVisible();
    await expect(banner(page)).toBeVisible();
    expect(sent.map(({ status }) => status)).toEqual(['succeeded']);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null') as unknown)).toEqual(cart);
  });
}

test('the window runs out of time by the provider’s clock', async ({ page, world }) => {
  const sent = recordValidations(page);
  await openWindow(page);
  await world.advanceClock(600_000);
  await expect(toast(page, 'Payment Timeout')).toBeVisible();
  expect(sent.map(({ status }) => status)).toEqual(['timedout']);
});

async function openWindow(page: Page) {
  await checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' }).click();
  const payment = paymentWindow(page);
  await expect(payment.payButton).toBeVisible();
  return payment;
}

/** Pays an earlier order and refills the cart. */
async function payOnce(page: Page) {
  await (await openWindow(page)).payByUpi();
  await expect(success(page)).toBeVisible();
  await page.evaluate((lines) => localStorage.setItem('cart', JSON.stringify(lines)), cart);
  await page.goto('/my-cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
}
