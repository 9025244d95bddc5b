import { expect, type Page } from '@playwright/test';
import { logIn, nameInTopBar } from './support/account.ts';
import { paymentWindow } from './support/payment-window.ts';
import { cartSummary, checkoutDrawer, chooseDeliveryLocation } from './support/shopping.ts';
import { endWorker, test } from './support/static-demo.ts';
import { fillInRegistration, newVisitor } from './support/visitor.ts';

const visitor = newVisitor();
const about = (page: Page) => page.getByRole('complementary', { name: 'About this demo' });

test('without a server a visitor registers, buys, sees the receipt, and still has them after a reload', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(about(page)).toContainText('nothing is sold, everything stays in this browser');
  await fillInRegistration(page.getByRole('main'), visitor);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(`Login Id: ${visitor.email}`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(page, visitor.email, visitor.password);
  await expect(nameInTopBar(page, visitor.name)).toBeVisible();

  await page.goto('/product/s-46');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await chooseDeliveryLocation(page);
  await expect(page.getByRole('region', { name: 'Cart Summary' })).toContainText('Total');
  const { Total: total = '' } = await cartSummary(page);
  expect(total).toMatch(/^₹/);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' }).click();
  const payment = paymentWindow(page);
  await expect(payment.payButton).toBeVisible();
  // As while a slow payer looks for the card.
  await endWorker(page);
  await payment.payWith('4111 1111 1111 1111');
  await checkoutDrawer(page).getByRole('link', { name: 'View My Orders' }).click();
  const order = page.getByRole('table', { name: 'Product Orders' }).getByRole('row').nth(1);
  await expect(order).toContainText(total);
  await expect(order).toContainText('Paid');

  const opened = page.waitForEvent('popup');
  await order.getByRole('link', { name: 'View Reciept' }).click();
  const receipt = await opened;
  await expect(receipt.getByRole('heading', { level: 1 })).toHaveText('Tax invoice');
  await expect(receipt.getByText(visitor.name).first()).toBeVisible();
  await expect.poll(() => receipt.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);

  await endWorker(page);
  await page.reload();
  await expect(order).toContainText('Paid');
  await expect(nameInTopBar(page, visitor.name)).toBeVisible();

  await about(page).getByText('Try it out').click();
  await about(page).getByRole('link', { name: 'Start over' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, visitor.email, visitor.password);
  await expect(page.getByText('The customer id or password is not correct.').first()).toBeVisible();
});

test('without a server an address switches a situation on, which the ribbon switches off; pictures, academy files and deep links work, also after a load without the worker, as by Shift and reload', async ({
  page,
}) => {
  await page.goto('/products?situation=catalogue-empty');
  await expect(page.getByText('Products Coming Soon')).toBeVisible();
  await expect(page).toHaveURL('/products');
  await about(page).getByText('Try it out').click();
  const choice = about(page).getByLabel('Simulate a failure');
  await expect(choice).toHaveValue('catalogue-empty');
  await choice.selectOption({ label: 'None' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Products\([1-9]\d*\) in All$/);

  await page.goto('/product/a-product-that-nobody-knows');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page your are looking for is not found');

  await page.goto('/vanaveda-academy');
  const link = page.getByRole('main').locator('a[href*="/custom/files/"]').first();
  const file = await page.evaluate(
    async (href) => (await fetch(href)).headers.get('content-type'),
    await link.evaluate((element: HTMLAnchorElement) => element.href),
  );
  expect(file).toBe('application/pdf');

  await page.goto('/product/s-46');
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.jpg(\?w=\d+)?$/);

  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await session.send('Page.reload', { ignoreCache: true });
  const isNew = () => page.evaluate(() => !('isOld' in window) && navigator.serviceWorker.controller !== null);
  await expect.poll(() => isNew().catch(() => false)).toBe(true);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(about(page)).toBeVisible();
});

test('a browser without service workers gets a message, and nothing of the shop runs', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
  });
  await page.goto('/').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'This demo cannot run here' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a demo published below a path says that it works only at the root of its host', async ({ page, demo }) => {
  await page.route(`${demo.url}/below/**`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/below/', '/') }) }),
  );
  await page.goto('/below/');
  await expect(page.getByRole('status')).toContainText('work only at its root');
  await expect(page.getByRole('article')).toHaveCount(0);
});
