// spec-map: 4.6.8
import type { Locator, Page } from '@playwright/test';
import { control } from './support/control.ts';
import { hold } from './support/hold.ts';
import { paymentWindow } from './support/payment-window.ts';
import { storefrontUrl } from './support/servers.ts';
import { expect, test as shopTest } from './support/shop-test.ts';
import { kanpur } from './support/stored.ts';
import { placeOrder } from './support/visitor.ts';

// The test payment provider by itself, in a page that has only its script and a button.

declare global {
  interface Window {
    Mockpay: new (options: object) => { on: (name: string, listener: (event: unknown) => void) => void; open(): void };
    /** What the page's callbacks have received. */
    events: unknown[][];
  }
}

const eventsOf = (page: Page) => page.evaluate(() => window.events);

const test = shopTest.extend<{ orderId: string; open: (options?: object) => Promise<void> }>({
  isSignedIn: true,
  orderId: async ({ world, customer }, use) => use(await placeOrder(world, customer, kanpur)),
  open: async ({ page, world, orderId }, use) => {
    const script = `${world.prefix}/mockpay/checkout.js`;
    const body = `<!doctype html><title>A shop</title><button>Pay here</button><script src="${script}"></script>`;
    await page.route('**/a-shop', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${storefrontUrl}/a-shop`);
    await page.getByRole('button', { name: 'Pay here' }).focus();
    const payment = { amount: 59_800, name: 'Vanaveda', order_id: orderId, timeout: 600 };
    await use((options) => page.evaluate(openMockpay, { ...payment, ...options }));
  },
});

/** Runs in the page. */
function openMockpay(options: object): void {
  const events: unknown[][] = (window.events = []);
  const checkout = new window.Mockpay({
    ...options,
    handler: (payment: unknown) => events.push(['paid', payment]),
    modal: { ondismiss: (...reason: unknown[]) => events.push(['dismissed', ...reason]) },
  });
  checkout.on('payment.failed', (event) => events.push(['failed', event]));
  checkout.open();
}

test('a payment is reported once, with its signature, and messages that are not the window’s are ignored', async ({
  page,
  open,
  orderId,
}) => {
  const forged = { mockpay: true, type: 'paid', payment: { payment_id: 'pay_0', signature: 'abc' } };
  await open();
  const { frame, payButton } = paymentWindow(page);
  await page.evaluate((message) => window.postMessage(message, '*'), forged);
  // Of another origin.
  await page.evaluate((message) => {
    const other = document.createElement('iframe');
    other.setAttribute('sandbox', 'allow-scripts');
    other.srcdoc = `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`;
    document.body.append(other);
  }, forged);
  // To the window, by another than the page that holds it.
  await frame.locator('body').evaluate(() => window.postMessage({ mockpay: true, type: 'close-requested' }, '*'));
  await payButton.click();
  await expect(frame.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expect(page.locator('.mockpay-container')).toHaveCount(0);
  await expect
    .poll(() => eventsOf(page))
    .toEqual([
      [
        'paid',
        {
          razorpay_payment_id: expect.stringMatching(/^pay_\w{14}$/),
          razorpay_order_id: orderId,
          razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
    ]);
});

test('Pay is in sight on a phone on its side; letters twice as large, as the browser’s settings have them, reach all of the window and stand clear of its close button', async ({
  page,
  open,
}) => {
  // A phone on its side.
  await page.setViewportSize({ width: 844, height: 390 });
  await open();
  const { frame, payButton } = paymentWindow(page);
  await expect(payButton).toBeInViewport({ ratio: 1 });

  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  const last = frame.getByRole('tab', { name: 'Netbanking' });
  await expect(last).toHaveCSS('font-size', '32px');
  const right = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!;
    return x + width;
  };
  expect(await right(last)).toBeLessThan(390);
  const { x } = (await frame.locator('#close svg').boundingBox())!;
  expect(await right(frame.locator('#ribbon'))).toBeLessThan(x);
});

test('methods are gone through by keys; what cannot be sent is named at its field, the form stays when the provider is not reached, and a payment that fails is reported at once, and again when the window closes', async ({
  page,
  open,
  browserErrors,
}) => {
  browserErrors.expect(/failed request: POST .*payments/);
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  const { frame, payButton } = paymentWindow(page);
  await frame.getByRole('textbox', { name: 'UPI ID' }).fill('somebody@bank');
  await payButton.click();
  const refused = frame.getByRole('textbox', { name: 'UPI ID' });
  await expect(refused).toHaveAccessibleDescription('Not a test UPI ID. Choose one in Test tools below.');
  await expect(refused).toBeFocused();
  await expect(frame.locator('#vpa-error')).toBeInViewport({ ratio: 1 });

  await frame.getByRole('tab', { name: 'UPI' }).focus();
  for (const method of ['Card', 'Netbanking', 'UPI', 'Card']) {
    await page.keyboard.press('ArrowRight');
    await expect(frame.getByRole('tab', { name: method })).toBeFocused();
    await expect(frame.getByRole('tabpanel')).toHaveCount(1);
    await expect(frame.getByRole('tabpanel', { name: method })).toBeVisible();
  }
  await page.emulateMedia({ forcedColors: 'active' });
  // Of the ground's colour: a transparent one would be drawn.
  await expect(frame.getByRole('tab', { name: 'UPI' })).toHaveCSS('border-bottom-color', 'rgb(255, 255, 255)');
  await payButton.click();
  await expect(frame.getByText('Enter the 12 to 19 digits of the card number.')).toBeVisible();

  await page.route('**/mockpay/payments', (route) => route.abort());
  await paymentWindow(page).openTools();
  await frame.getByRole('button', { name: /^4111/ }).click();
  await payButton.click();
  await expect(frame.getByRole('alert')).toContainText('could not be reached');
  await expect.poll(() => eventsOf(page)).toEqual([]);
  await page.unroute('**/mockpay/payments');

  await frame.getByRole('tab', { name: 'Netbanking' }).click();
  await paymentWindow(page).payWith('Failing Bank');
  await expect(frame.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  const error = { error: expect.objectContaining({ reason: 'payment_failed' }) };
  await expect.poll(() => eventsOf(page)).toEqual([['failed', error]]);
  await frame.getByRole('button', { name: 'Back to Vanaveda' }).click();
  await expect
    .poll(() => eventsOf(page))
    .toEqual([
      ['failed', error],
      ['dismissed', error],
    ]);
});

test('is left by Esc, which asks and leaves no entry in the history, while the bank is asked, and by a button where the window does not load; the countdown stands with the world’s clock, and without a timeout there is none', async ({
  page,
  world,
  open,
  browserErrors,
}) => {
  await open({ timeout: undefined });
  const mockpay = paymentWindow(page);
  const { frame, payButton } = mockpay;
  await expect(payButton).toBeVisible();
  await expect(frame.getByText('Time left')).toBeHidden();
  await page.keyboard.press('Escape');
  await frame.getByRole('button', { name: 'Continue paying' }).click();
  await expect(frame.getByRole('alertdialog', { name: 'Cancel this payment?' })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect.poll(() => eventsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await frame.getByRole('button', { name: 'Yes, cancel payment' }).click();
  await expect(page.locator('.mockpay-container')).toHaveCount(0);
  await expect.poll(() => eventsOf(page)).toEqual([['dismissed', undefined]]);
  await expect(page.getByRole('button', { name: 'Pay here' })).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();

  await control('POST /worlds/{world}/clock', { path: { world: world.name }, body: { isRunning: false } });
  const release = await hold(page, '**/mockpay/payments');
  await open();
  await payButton.click();
  await page.waitForResponse('**/mockpay/clock');
  await expect(frame.getByText('10:00')).toBeVisible();
  await mockpay.cancel();
  release();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => eventsOf(page)).toEqual([['dismissed', undefined]]);

  browserErrors.expect(/failed request: GET .*window/);
  await page.route('**/mockpay/window', (route) => route.abort());
  await open();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => eventsOf(page)).toEqual([['dismissed', undefined]]);
});
