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
