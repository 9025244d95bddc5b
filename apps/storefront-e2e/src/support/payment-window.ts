import { expect, type Page } from '@playwright/test';

/** Mockpay's payment window, as a payer uses it. */
export function paymentWindow(page: Page) {
  const frame = page.frameLocator('iframe[title="Mockpay test payment window"]');
  const payButton = frame.getByRole('button', { name: /^Pay ₹/ });
  const isGone = () => expect(page.locator('.mockpay-container')).toHaveCount(0);

  /** Unfolds what only tests need. */
  const openTools = async () => {
    const tools = frame.locator('#tools');
    if ((await tools.getAttribute('open')) === null) await tools.getByText('Test tools').click();
  };

  return {
    frame,
    payButton,
    openTools,
    /** Pays by UPI with the prefilled address that succeeds. The window then closes automatically. */
    async payByUpi() {
      await payButton.click();
      await isGone();
    },
    /** Pays with a test instrument: a UPI ID, a card number in groups of four, or a bank. */
    async payWith(instrument: string) {
      if (/^\d/.test(instrument)) await frame.getByRole('tab', { name: 'Card' }).click();
      if (instrument.endsWith('Bank')) await frame.getByRole('tab', { name: 'Netbanking' }).click();
      await openTools();
      await frame.getByRole('button', { name: new RegExp(`^${instrument}`) }).click();
      await payButton.click();
    },
    async cancel() {
      await frame.getByRole('button', { name: 'Close payment window' }).click();
      await frame.getByRole('button', { name: 'Yes, cancel payment' }).click();
      await isGone();
    },
    async letTimeRunOut() {
      await openTools();
      await frame.getByRole('button', { name: 'Let the time run out now' }).click();
      await isGone();
    },
  };
}
