// spec-map: 1.1.1, 1.1.5, 2.2.15, 2.13.5, 2.15.6, 2.15.7, 2.18.8, 4.5.6, 4.6.1, 7.2.3, 7.2.5, 9.2.2, 9.2.8
import { formatRupees, formatRupeesAndPaise } from '@shop/domain/money/format-rupees';
import { addPaise, multiplyPaise } from '@shop/domain/money/paise';
import { demo, logIn, nameInTopBar } from './support/account.ts';
import { motion } from './support/motion.ts';
import { paymentWindow } from './support/payment-window.ts';
import { expect, test } from './support/shop-test.ts';
import { amountOn, cardOf, cartSummary, checkoutDrawer, chooseDeliveryLocation } from './support/shopping.ts';
import { typeInto } from './support/type-into.ts';
import { fillInRegistration } from './support/visitor.ts';

test.use(motion);

const PRODUCT = 'Tulsi Giloy Drops';
const OFFER = 'Saffron Night Serum, pack of 2';

test('a visitor searches, fills a cart, signs up, pays by UPI and holds the receipt @engines', async ({
  page,
  customer,
}) => {
  await page.goto('/');
  // The line under a slide’s number grows while the slide stands.
  const line = page.getByText('01/03').locator('+ div > div').first();
  await expect.poll(async () => (await line.boundingBox())?.width).toBeGreaterThan(0);

  // Search, and open what was found
  await typeInto(page.getByRole('combobox', { name: 'Search products' }), 'tulsi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=tulsi');
  await page.getByRole('link', { name: PRODUCT }).click();

  // Three of it
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRODUCT);
  const productPrice = await amountOn(page.getByText('Inclusive of all taxes').locator('..'));
  await typeInto(page.getByRole('textbox', { name: 'Quantity' }), '3');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  // And an offer
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click();
  const offer = cardOf(page, OFFER);
  const offerPrice = await amountOn(offer);
  await offer.getByRole('button', { name: 'Add to Cart' }).click();
  await offer.getByRole('link', { name: 'Go to Cart' }).click();

  // The cart asks where to deliver
  await chooseDeliveryLocation(page);
  await expect(page.getByRole('banner').getByText(/^Kanpur[^,]*,208001$/)).toBeVisible();

  // The total of the displayed prices
  const subtotal = addPaise(multiplyPaise(productPrice, 3), offerPrice);
  const total = formatRupees(subtotal); // above 1500 rupees shipping is free
  expect(await cartSummary(page)).toMatchObject({
    Subtotal: formatRupees(subtotal),
    Shipping: 'Free Shipping',
    Total: total,
  });

  // Signing up inside the checkout leads on to paying
  await page.getByRole('button', { name: 'Checkout' }).click();
  const drawer = checkoutDrawer(page);
  await drawer.getByRole('tab', { name: 'Signup' }).click();
  await fillInRegistration(drawer.getByRole('tabpanel'), customer);
  await drawer.getByRole('button', { name: 'Register' }).click();
  await expect(drawer.getByText('Press the button below.')).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Order summary' })).toContainText(total);

  // Paying
  const orderId = page.waitForResponse('**/order/create').then((answer) => answer.json() as Promise<string>);
  // Firefox crashes under WebDriver BiDi when a frame is looked into while it loads.
  const frameLoaded = page.waitForResponse('**/mockpay/window.js');
  await drawer.getByRole('button', { name: 'Pay With Mockpay' }).click();
  await frameLoaded;
  const payment = paymentWindow(page);
  await expect(payment.payButton).toHaveText(`Pay ${total}`);
  await expect(payment.frame.getByText(await orderId)).toBeVisible();
  await payment.payByUpi();

  // The success screen
  await expect(drawer.getByRole('heading', { name: 'Order Place successfully!' })).toBeVisible();
  await expect(drawer.getByText(total, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Thank you for your order/);
  await expect(drawer.getByTestId('confetti')).toBeVisible();
  const rows = await drawer.getByRole('term').locator('..').all();
  const heights = await Promise.all(rows.map(async (row) => (await row.boundingBox())?.height));
  expect(new Set(heights).size).toBe(1);
  await expect(page.getByTestId('cart-badge')).toHaveCount(0);

  // The order on the dashboard
  await drawer.getByRole('link', { name: 'View My Orders' }).click();
  await expect(page).toHaveURL('/dashboard');
  const order = page.getByRole('table', { name: 'Product Orders' }).getByRole('row').nth(1);
  await expect(order).toContainText(await orderId);
  await expect(order).toContainText(total);
  await expect(order).toContainText('Paid');
  await expect(page.getByText('Welcome, ')).toContainText(customer.name);

  // Its receipt
  const opened = page.waitForEvent('popup');
  await order.getByRole('link', { name: 'View Reciept' }).click();
  const receipt = await opened;
  await expect(receipt.getByRole('heading', { level: 1 })).toHaveText('Tax invoice');
  await expect(receipt.getByText(await orderId)).toBeVisible();
  await expect(receipt.getByRole('definition').last()).toHaveText(formatRupeesAndPaise(subtotal));
  await receipt.evaluate(() => (window.print = () => (document.title = 'printed')));
  const print = receipt.getByRole('button', { name: 'Print or save as PDF' });
  await print.click();
  await expect(receipt).toHaveTitle('printed');
  await receipt.close();

  // Leaves the order's page, and nothing for the next customer of this browser
  await order.getByRole('link', { name: await orderId }).click();
  await expect(page).toHaveURL(/orders/);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await logIn(page, demo.email, demo.password);
  await expect(page).toHaveURL('/dashboard');
  await expect(nameInTopBar(page, demo.name)).toBeVisible();
});
