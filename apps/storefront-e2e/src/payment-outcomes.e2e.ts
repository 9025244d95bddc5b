import type { Page } from '@playwright/test';
import { paymentWindow, recordValidations } from './support/payment-window.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutDrawer, toast } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';

const cart = [
  { product: 1, quantity: 2, type: 'product' as const },
  { product: 1, quantity: 1, type: 'offer' as const },
];

test.use({ stored: { cart, selectedOffice: kanpur }, isSignedIn: true });

type PaymentWindow = ReturnType<typeof paymentWindow>;

const endings = [
  {
    happens: 'is cancelled',
    act: (payment: PaymentWindow) => payment.cancel(),
    status: 'Cancelled',
    warning: 'Payment Canceled By User',
    answer: 'The payment was cancelled. Nothing was charged.',
    shownAs: 'Cancelled',
  },
  {
    happens: 'fails',
    act: (payment: PaymentWindow) => payment.payInVain(),
    status: 'failed',
    warning: 'Payment Failed',
    answer: 'The payment failed. Nothing was charged.',
    shownAs: 'Failed',
  },
  {
    happens: 'runs out of time',
    act: (payment: PaymentWindow) => payment.letTimeRunOut(),
    status: 'timedout',
    warning: 'Payment Timeout',
    answer: 'The payment ran out of time. Nothing was charged.',
    shownAs: 'Timed out',
  },
];

for (const { happens, act, status, warning, answer, shownAs } of endings) {
  test(`a payment that ${happens} is reported once, keeps the cart, and can be repeated`, async ({ page }) => {
    const sent = recordValidations(page);
    const drawer = await openCheckout(page);
    const banner = drawer.getByText('Your Last Payment was Unsuccessful');
    const payButton = drawer.getByRole('button', { name: 'Pay With Mockpay' });
    await expect(banner).toBeHidden();

    const firstOrder = await startPaying(page);
    await act(paymentWindow(page));

    await expect(toast(page, warning)).toBeVisible();
    await expect(toast(page, answer)).toBeVisible();
    await expect(banner).toBeVisible();
    await expect(payButton).toBeEnabled();
    expect(sent).toEqual([{ status, order_id: firstOrder, payment_id: '', payment_signature: '' }]);
    expect(await storedCart(page)).toEqual(cart);

    const secondOrder = await startPaying(page);
    expect(secondOrder).not.toBe(firstOrder);
    await paymentWindow(page).payByUpi();

    await expect(drawer.getByRole('heading', { name: 'Order Place successfully!' })).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ status: 'succeeded', order_id: secondOrder });
    expect(sent[1]?.payment_id).toMatch(/^pay_/);
    expect(await storedCart(page)).toEqual([]);

    await drawer.getByRole('link', { name: 'View My Orders' }).click();
    await expect(page.getByRole('row').filter({ hasText: secondOrder })).toContainText('Paid');
    await expect(page.getByRole('row').filter({ hasText: firstOrder })).toContainText(shownAs);
  });
}

test('closing the payment window asks first, and the payer may go on', async ({ page }) => {
  const sent = recordValidations(page);
  const drawer = await openCheckout(page);
  await startPaying(page);

  const payment = paymentWindow(page);
  await payment.frame.getByRole('button', { name: 'Close payment window' }).click();
  await payment.frame.getByRole('button', { name: 'Continue paying' }).click();
  expect(sent).toEqual([]);
  await payment.payByUpi();

  await expect(drawer.getByRole('heading', { name: 'Order Place successfully!' })).toBeVisible();
  expect(sent.map(({ status }) => status)).toEqual(['succeeded']);
});

test('an empty order id shows a message, and Pay stays usable', async ({ page, situation }) => {
  await situation('order-id-empty');
  const drawer = await openCheckout(page);
  await drawer.getByRole('button', { name: 'Pay With Mockpay' }).click();

  await expect(toast(page, 'Order Id Empty error')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Pay With Mockpay' })).toBeEnabled();
  expect(await storedCart(page)).toEqual(cart);
});

test('an order that cannot be created leaves the checkout usable', async ({ page, situation }) => {
  await situation('order-create-down', 1);
  const drawer = await openCheckout(page);
  await drawer.getByRole('button', { name: 'Pay With Mockpay' }).click();
  await expect(drawer.getByText('Your order could not be placed, and nothing was charged.')).toBeVisible();

  await startPaying(page);
  await paymentWindow(page).payByUpi();
  await expect(drawer.getByRole('heading', { name: 'Order Place successfully!' })).toBeVisible();
});

async function openCheckout(page: Page) {
  await page.goto('/my-cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  const drawer = checkoutDrawer(page);
  await expect(drawer.getByRole('button', { name: 'Pay With Mockpay' })).toBeVisible();
  return drawer;
}

/** @returns the id of the order that was created */
async function startPaying(page: Page): Promise<string> {
  const created = page.waitForResponse('**/order/create');
  await checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' }).click();
  const orderId = (await (await created).json()) as string;
  await expect(paymentWindow(page).frame.getByText(orderId)).toBeVisible();
  return orderId;
}

const storedCart = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null') as unknown);
