import type { Page } from '@playwright/test';
import { demo, logIn, nameInTopBar } from './support/account.ts';
import { paymentWindow, recordValidations } from './support/payment-window.ts';
import { expect, test } from './support/shop-test.ts';
import { cardOf, checkoutDrawer } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';

const cart = [{ product: 1, quantity: 2, type: 'product' as const }];
test.use({ stored: { cart, selectedOffice: kanpur }, isSignedIn: true });

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'has been received' });
const unsuccessful = (page: Page) => page.getByText('Your Last Payment was Unsuccessful');
const success = (page: Page) => checkoutDrawer(page).getByRole('heading', { name: 'Order Place successfully!' });
const orders = (page: Page) => page.getByRole('table', { name: 'Product Orders' }).getByRole('row');

/** @returns the order's id */
async function payUnconfirmed(page: Page): Promise<string> {
  await page.goto('/my-cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  const created = page.waitForResponse('**/order/create');
  await checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' }).click();
  await paymentWindow(page).payByUpi();
  await expect(checkoutDrawer(page).getByText('We could not confirm your payment yet.')).toBeVisible();
  return (await created).json() as Promise<string>;
}

async function logOut(page: Page, orderId: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  const prompt = page.getByRole('alertdialog', { name: 'Log Out Prompt' });
  await expect(prompt).toContainText(`your payment for order ${orderId} is still being confirmed`);
  await prompt.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/login');
}

test('a pending payment is shown after a reload, and retried automatically and by Try now', async ({ page, world }) => {
  const sent = recordValidations(page);
  const end = await world.force('validatePayment', 503);
  const orderId = await payUnconfirmed(page);
  await page.goto('/contact-us');
  await expect(notice(page)).toContainText(`Your payment for order ${orderId} has been received`);
  const soFar = sent.length;
  await notice(page).getByRole('button', { name: 'Try now' }).press('Enter');
  await expect.poll(() => sent.length).toBeGreaterThan(soFar + 1);

  await end();
  await expect(success(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByTestId('cart-badge')).toHaveCount(0);
  expect(new Set(sent.map(({ payment_id }) => payment_id)).size).toBe(1);
});

test('a pending payment belongs to its owner, and is confirmed when they sign in again', async ({
  page,
  world,
  customer,
}) => {
  const end = await world.force('validatePayment', 503);
  const orderId = await payUnconfirmed(page);
  await logOut(page, orderId);
  await end();

  const sent = recordValidations(page);
  await logIn(page, demo.customerId, demo.password);
  await expect(nameInTopBar(page, demo.name)).toBeVisible();
  await page.goto('/my-cart');
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  await expect(unsuccessful(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  expect(sent).toEqual([]);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, customer.email, customer.password);
  await expect(success(page)).toBeVisible();
  await checkoutDrawer(page).getByRole('link', { name: 'View My Orders' }).click();
  await expect(orders(page)).toHaveCount(2);
  await expect(orders(page).nth(1)).toContainText(orderId);
  await expect(orders(page).nth(1)).toContainText('Paid');
});

test('lines added after the payment stay after its confirmation, and so does another tab’s line', async ({
  page,
  context,
  world,
}) => {
  const end = await world.force('validatePayment', 503);
  await payUnconfirmed(page);
  await page.goto('/my-cart');
  await page.getByRole('button', { name: 'Increase quantity of Tulsi Giloy Drops' }).click();
  const other = await context.newPage();
  await other.goto('/products');
  await cardOf(other, 'Amla Daily Capsules').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
  // Either tab may get the confirmation.
  await other.close();

  await end();
  await expect(success(page)).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
  const quantities = page.getByTestId('line-quantity');
  await expect(quantities).toHaveText(['1', '1']);
});

test.describe('a price that rose since the list was fetched', () => {
  const older = async (page: Page) =>
    page.route(
      '**/api/v1/all-products',
      async (route) => {
        const answer = await route.fetch();
        const products = (await answer.json()) as { id: number; product_price: number }[];
        const cheaper = products.map((one) =>
          one.id === 1 ? { ...one, product_price: one.product_price - 100 } : one,
        );
        await route.fulfill({ response: answer, json: cheaper });
      },
      { times: 1 },
    );
  const changes = (page: Page) => checkoutDrawer(page).getByRole('region', { name: 'Prices have changed' });
  const agree = (page: Page) => changes(page).getByRole('button', { name: 'Agree and pay ₹598' });

  test('is shown line by line after the refused payment, and paid once accepted', async ({ page }) => {
    await older(page);
    await page.goto('/my-cart');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' }).click();
    await expect(paymentWindow(page).payButton).toHaveText('Pay ₹398');
    await paymentWindow(page).payByUpi();

    await expect(unsuccessful(page)).toBeVisible();
    await expect(changes(page).getByRole('listitem')).toContainText('Tulsi Giloy Drops × 2');
    await expect(changes(page).getByRole('listitem')).toContainText('₹249');
    await agree(page).click();
    await expect(paymentWindow(page).payButton).toHaveText('Pay ₹598');
    await paymentWindow(page).payByUpi();
    await expect(success(page)).toBeVisible();
  });

  test('is shown before the window opens when the list is older than a minute', async ({ page }) => {
    await page.clock.install();
    await older(page);
    await page.goto('/my-cart');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(checkoutDrawer(page).getByText('₹398').first()).toBeVisible();
    await page.clock.fastForward(61_000);
    await checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' }).click();

    await expect(changes(page)).toContainText('₹398');
    await agree(page).click();
    await expect(paymentWindow(page).payButton).toHaveText('Pay ₹598');
  });
});
