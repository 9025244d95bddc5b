// spec-map: 2.15.4, 4.6.2, 4.6.3, 4.6.4, 4.6.5, 4.6.6, 6.1.5, 8.1.17, 8.1.18, 8.1.19, 8.1.20, 8.1.21
import type { Page } from '@playwright/test';
import type { ValidatePaymentRequest } from '@shop/api-contract/model';
import { logIn } from './support/account.ts';
import { motion } from './support/motion.ts';
import { paymentWindow } from './support/payment-window.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutButton, checkoutDrawer, chooseDeliveryLocation, toasts } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';
import { placeOrder, register } from './support/visitor.ts';

const cart = [{ product: 1, quantity: 2, type: 'product' as const }];
test.use({ stored: { cart, selectedOffice: kanpur }, isSignedIn: true });

const banner = (page: Page) => checkoutDrawer(page).getByText('Your Last Payment was Unsuccessful');
const success = (page: Page) => checkoutDrawer(page).getByRole('heading', { name: 'Order Place successfully!' });
const payButton = (page: Page) => checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' });

/** One place tells how the payment ended, and covers neither title, total nor controls. */
async function expectToldOnce(page: Page, ...texts: string[]): Promise<void> {
  const drawer = checkoutDrawer(page);
  for (const text of texts) await expect(drawer.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  const controls = [drawer.getByRole('heading', { level: 2 }), drawer.getByRole('button', { name: 'Close' })];
  const totals = drawer.getByText(/^₹[\d,.]+$/).filter({ visible: true });
  for (const control of [...controls, payButton(page), ...(await totals.all())]) {
    const isOnTop = () =>
      control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isOnTop, 'is covered').toBe(true);
  }
  await expect(toasts(page).getByRole('button')).toHaveCount(0);
}

test.describe('on a phone', () => {
  test.use({ ...phone, ...motion });

  test('payments cancelled, out of time or tampered with are told in one place, which is in sight and covers nothing, are reported once and keep the cart', async ({
    page,
    world,
  }) => {
    const sent: ValidatePaymentRequest[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/order/validate')) sent.push(request.postDataJSON() as ValidatePaymentRequest);
    });
    await openCheckout(page);
    await expect(banner(page)).toBeHidden();

    await checkoutDrawer(page).getByText('GST invoice with each order').scrollIntoViewIfNeeded();
    const cancelled = await startPaying(page);
    await paymentWindow(page).cancel();
    await expectToldOnce(
      page,
      'Your Last Payment was Unsuccessful',
      'Payment Canceled By User',
      'Nothing was charged, and your cart is unchanged.',
    );
    await expect(banner(page)).toBeInViewport();
    expect(sent).toEqual([{ status: 'Cancelled', order_id: cancelled, payment_id: '', payment_signature: '' }]);

    await startPaying(page);
    await paymentWindow(page).payWith('timeout@mockpay');
    await expect(paymentWindow(page).frame.getByRole('heading', { name: 'Waiting for your UPI app' })).toBeVisible();
    await world.advanceClock(600_000);
    await expectToldOnce(page, 'Payment Timeout');

    await startPaying(page);
    await paymentWindow(page).payWith('Forged Bank');
    await expectToldOnce(page, 'Your Last Payment was Unsuccessful', 'This payment could not be verified.');
    await expect(checkoutDrawer(page).getByText(/We could not match your payment/)).toBeVisible();
    expect(await storedCart(page)).toEqual(cart);
    expect(sent.map(({ status }) => status)).toEqual(['Cancelled', 'timedout', 'succeeded']);

    await page.keyboard.press('Escape');
    await expect(checkoutDrawer(page)).toBeHidden();
    await expect(checkoutButton(page)).toBeFocused();
  });

  test('an order to another address of before takes three taps; its confirmed payment is shown in another tab as well', async ({
    page,
    context,
    world,
    customer,
  }) => {
    const office = { ...kanpur, Name: 'Parliament Street', State: 'Delhi', Pincode: '110001' };
    await placeOrder(world, customer, { ...office, Recipient: 'Ravi Kumar', Line1: '2 Gole Market' }, 2);
    const end = await world.force('validatePayment', 503);
    await openCheckout(page);
    const drawer = checkoutDrawer(page);
    await drawer.getByRole('button', { name: 'Change' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Setup Delivery Location?' });
    await dialog.getByRole('button', { name: '2 Gole Market, Parliament Street 110001 Ravi Kumar Deliver here' }).tap();
    await expect(drawer.getByLabel('Recipient', { exact: true })).toHaveValue('Ravi Kumar');
    await startPaying(page);
    const other = await context.newPage();
    await other.goto('/my-cart');
    await expect(checkoutButton(other)).toBeVisible();
    await paymentWindow(page).payByUpi();
    await expect(other.getByText('has been received')).toBeVisible();

    await end();
    await expect(success(page)).toBeVisible();
    await expect(drawer.getByText('Ravi Kumar, 2 Gole Market')).toBeVisible();
    await expect(success(other)).toBeVisible();
    await expect(checkoutDrawer(other).getByText('₹598')).toBeVisible();
    await checkoutDrawer(other).getByRole('link', { name: 'Continue shopping' }).click();
    await expect(success(other)).toBeHidden();
  });
});

test.describe('without storage', () => {
  test.use({ stored: {}, isSignedIn: false });

  test('a browser that blocks cookies and site data pays without storage and locks @engines', async ({
    page,
    world,
    customer,
  }) => {
    await register(world, customer);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Site data is blocked.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
      const request = () => Promise.reject(new DOMException('Site data is blocked.', 'SecurityError'));
      Object.defineProperty(navigator, 'locks', { value: { request } });
    });
    await page.goto('/products');
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await card.getByRole('link', { name: 'Go to Cart' }).click();
    await chooseDeliveryLocation(page);
    await checkoutButton(page).click();
    await checkoutDrawer(page).getByRole('tab', { name: 'Login' }).click();
    await logIn(page, customer.email, customer.password, checkoutDrawer(page));
    const frameLoaded = page.waitForResponse('**/mockpay/window.js');
    await payButton(page).click();
    await frameLoaded;
    await paymentWindow(page).payByUpi();
    await expect(success(page)).toBeVisible();
  });
});

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/my-cart');
  await checkoutButton(page).click();
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
