import type { Frame, Locator } from '@playwright/test';
import { paymentWindow } from './support/payment-window.ts';
import { expect, test } from './support/shop-test.ts';
import { unreachableControls } from './support/overflow.ts';
import { checkoutDrawer, chooseDeliveryLocation, toast } from './support/shopping.ts';

test.use({ isSignedIn: true });

test('a purchase on a phone, from the menu to the receipt', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('searchbox').fill('tulsi');
  await menu.getByRole('button', { name: 'Search' }).tap();
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Tulsi Giloy Drops' }).tap();

  // The buy bar at the bottom adds the field's quantity
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Add to Cart' }).last().tap();
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).tap();
  await chooseDeliveryLocation(page, '208001', 'Kanpur');

  // 2 x 249, and 100 for shipping since that is not above 1500
  const checkout = page.getByRole('button', { name: 'Checkout' });
  await expect(checkout).toBeInViewport();
  await expect(page.getByText('₹598').first()).toBeVisible();
  await checkout.tap();
  const drawer = checkoutDrawer(page);
  await drawer.getByRole('button', { name: 'Pay With Mockpay' }).tap();
  await paymentWindow(page).payByUpi();

  await expect(drawer.getByRole('heading', { name: 'Order Place successfully!' })).toBeVisible();
  await drawer.getByRole('link', { name: 'View My Orders' }).tap();
  const order = page.getByRole('table', { name: 'Product Orders' }).getByRole('row').nth(1);
  await expect(order).toContainText('₹598');
  await expect(order).toBeInViewport({ ratio: 1 });
  const opened = page.waitForEvent('popup');
  await order.getByRole('link', { name: 'View Reciept' }).tap();
  await expect((await opened).getByRole('definition').last()).toHaveText('₹598.00');
});

test(
  'a toast leaves the title of a dialog in sight, and the first product is in the upper half',
  { tag: '@phone' },
  async ({ page, browserErrors }) => {
    const box = async (locator: Locator) => (await locator.boundingBox()) ?? { y: NaN, height: NaN };
    await page.goto('/my-cart');
    browserErrors.expect('failed request: GET /pincode/208001', /lookupPincode|pincode/i);
    await page.route('**/pincode/*', (route) => route.abort());
    await page.getByLabel('Pincode').fill('208001');
    const told = await box(toast(page, 'Api Error'));
    const title = await box(page.getByRole('heading', { name: 'Setup Delivery Location?' }));
    expect(told.y + told.height).toBeLessThan(title.y);

    await page.goto('/products');
    expect((await box(page.getByRole('article').first())).y).toBeLessThan(420);
  },
);

test.describe('at 400 %, in a window of 320 x 256', () => {
  test.use({
    viewport: { width: 320, height: 256 },
    stored: { cart: [{ product: 46, quantity: 2, type: 'product' }] },
  });

  test('everything is in reach from the cart to the receipt: low windows scroll as a whole', async ({ page }) => {
    const expectInReach = (frame: Frame = page.mainFrame()) =>
      expect.poll(() => frame.evaluate(unreachableControls)).toEqual([]);
    await page.goto('/my-cart');
    await chooseDeliveryLocation(page, '208001', 'Kanpur');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectInReach();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Checkout' }).click();
    const drawer = checkoutDrawer(page);
    const pay = drawer.getByRole('button', { name: 'Pay With Mockpay' });
    await expect(pay).toBeVisible();
    await expectInReach();
    await pay.click();
    const payment = paymentWindow(page);
    await expect(payment.payButton).toBeVisible();
    await expectInReach(page.frames().at(-1));
    await payment.payByUpi();
    await expect(drawer.getByRole('heading', { name: 'Order Place successfully!' })).toBeVisible();
    await expectInReach();
  });
});
