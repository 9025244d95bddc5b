import { expect, type Page } from '@playwright/test';
import type { ValidatePaymentRequest } from '@shop/api-contract/model';

/** Mockpay's payment window over the shop: what a payer can do there. */
export function paymentWindow(page: Page) {
  const frame = page.frameLocator('iframe[title="Mockpay test payment window"]');
  const payButton = frame.getByRole('button', { name: /^Pay ₹/ });
  const isGone = () => expect(page.locator('.mockpay-container')).toHaveCount(0);

  return {
    frame,
    payButton,
    /** Pays by UPI; the address that succeeds is filled in. The window goes by itself. */
    async payByUpi() {
      await payButton.click();
      await isGone();
    },
    async payInVain() {
      await frame.getByRole('button', { name: /failure@mockpay/ }).click();
      await payButton.click();
      await isGone();
    },
    /** Pays by a test instrument of the list, a UPI ID or a card number in fours; what follows is the test's. */
    async payWith(instrument: string) {
      if (!instrument.includes('@')) await frame.getByRole('tab', { name: 'Card' }).click();
      await frame.getByRole('button', { name: new RegExp(`^${instrument}`) }).click();
      await payButton.click();
    },
    /** On the bank's page. */
    async giveOtp(otp: string) {
      await frame.getByLabel('One-time password').fill(otp);
      await frame.getByRole('button', { name: /^Confirm ₹/ }).click();
    },
    isGone,
    async cancel() {
      await frame.getByRole('button', { name: 'Close payment window' }).click();
      await frame.getByRole('button', { name: 'Yes, cancel payment' }).click();
      await isGone();
    },
    async letTimeRunOut() {
      await frame.getByRole('button', { name: 'Let the time run out now' }).click();
      await isGone();
    },
  };
}

/** Every payment validation that leaves the browser from now on, as it is on the wire. */
export function recordValidations(page: Page): ValidatePaymentRequest[] {
  const sent: ValidatePaymentRequest[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/order/validate')) sent.push(request.postDataJSON() as ValidatePaymentRequest);
  });
  return sent;
}
