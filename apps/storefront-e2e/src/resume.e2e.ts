import type { Page } from '@playwright/test';
import { paymentWindow, recordValidations } from './support/payment-window.ts';
import { expect, test } from './support/shop-test.ts';
import { cardOf, checkoutDrawer } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';

const cart = [{ product: 1, quantity: 2, type: 'product' as const }];

test.describe('a reload between payment and confirmation', () => {
  test.use({ stored: { cart, selectedOffice: kanpur }, isSignedIn: true });

  test('still ends paid when the report was not sent', async ({ page }) => {
    const sent = recordValidations(page);
    await page.route('**/order/validate', () => {}, { times: 1 });
    await payAsFarAsTheReport(page);

    await page.reload();
    await expectPaidOnce(page);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('still ends paid when the server had confirmed and the response was lost', async ({ page }) => {
    const confirmed = new Promise<void>((resolve) => {
      void page.route('**/order/validate', async (route) => (await route.fetch(), resolve()), { times: 1 });
    });
    await payAsFarAsTheReport(page);
    await confirmed;

    await page.reload();
    await expectPaidOnce(page);
  });

  test('never cancels an order whose payment window was cut off', async ({ page }) => {
    const sent = recordValidations(page);
    await openPaymentWindow(page);

    const asked = page.waitForResponse('**/api/v1/orders');
    await page.reload();
    await asked;

    await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(1);
    await page.goto('/dashboard');
    await expect(page.getByRole('table', { name: 'Product Orders' })).toContainText('Created');
    expect(sent).toEqual([]);
  });
});

test.describe('the cart', { tag: '@engines' }, () => {
  test.use({ stored: { selectedOffice: kanpur } });

  test('is active in a new tab', async ({ page, context }) => {
    await page.goto('/products');
    await addToCart(page, 'Tulsi Giloy Drops');
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
    await page.close();

    const fresh = await context.newPage();
    await fresh.goto('/my-cart');
    await expect(fresh.getByRole('link', { name: 'Tulsi Giloy Drops' })).toBeVisible();
    await expect(fresh.getByTestId('line-quantity')).toHaveText('1');
    await fresh.reload();
    await expect(fresh.getByTestId('cart-badge')).toHaveText('1');
  });

  test('loses no line when two tabs add at once', async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([page.goto('/products'), other.goto('/products')]);

    for (const tab of [page, other]) await expect(tab.getByRole('article').first()).toBeVisible();

    for (const round of [0, 1, 2, 3]) {
      const at = (await page.evaluate(() => Date.now())) + START_DELAY;
      await Promise.all([
        page.evaluate(pressAddAt, { at, place: 2 * round }),
        other.evaluate(pressAddAt, { at, place: 2 * round + 1 }),
      ]);
      for (const tab of [page, other]) await expect(tab.getByTestId('cart-badge')).toHaveText(String(2 * round + 2));
    }

    await page.reload();
    await expect(page.getByTestId('cart-badge')).toHaveText('8');
  });
});

const addToCart = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: 'Add to Cart' }).click();

/** Time for both tabs to get ready, in ms. */
const START_DELAY = 400;

/** Runs in the page: clicks the card's button at the given millisecond, in both tabs at once. */
async function pressAddAt({ at, place }: { at: number; place: number }): Promise<void> {
  const button = document.querySelectorAll('article')[place]?.querySelector('button');
  await new Promise((resolve) => setTimeout(resolve, at - Date.now() - 20));
  while (Date.now() < at);
  button?.click();
}

async function openPaymentWindow(page: Page) {
  await page.goto('/my-cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' }).click();
  const payment = paymentWindow(page);
  await expect(payment.payButton).toBeVisible();
  return payment;
}

async function payAsFarAsTheReport(page: Page): Promise<void> {
  const reported = page.waitForRequest('**/order/validate');
  const payment = await openPaymentWindow(page);
  await payment.payByUpi();
  await reported;
}

async function expectPaidOnce(page: Page): Promise<void> {
  const success = checkoutDrawer(page);
  await expect(success.getByRole('heading', { name: 'Order Place successfully!' })).toBeVisible();
  await expect(success.getByText('₹598')).toBeVisible();
  await success.getByRole('link', { name: 'View My Orders' }).click();

  const rows = page.getByRole('table', { name: 'Product Orders' }).getByRole('row');
  await expect(rows).toHaveCount(2); // header and one order
  await expect(rows.nth(1)).toContainText('Paid');
  await expect(page.getByTestId('cart-badge')).toHaveCount(0);
}
