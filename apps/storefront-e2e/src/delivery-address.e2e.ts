import type { Page } from '@playwright/test';
import { paymentWindow } from './support/payment-window.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutButton, checkoutDrawer } from './support/shopping.ts';
import { pictureCart } from './support/stored.ts';

test.use({ ...phone, isSignedIn: true, stored: pictureCart });

const street = '14 Botanist’s Lane';
const otherStreet = 'गांधी मार्ग';

test('an order goes to a new address, which the next one knows, and that one to a changed one, by touch', async ({
  page,
  customer,
}) => {
  await page.goto('/my-cart');
  await checkoutButton(page).tap();
  const fields = checkoutDrawer(page).getByRole('region', { name: 'Deliver to' });
  await expect(fields.getByLabel('Recipient', { exact: true })).toHaveValue(customer.name);
  await fields.getByLabel('Recipient', { exact: true }).fill('Asha Rao');
  await fields.getByLabel('House and street').fill(street);
  await pay(page);
  await expect(checkoutDrawer(page).getByText(`to Asha Rao, ${street}`)).toBeVisible();
  await buyAgain(page, street);

  await expect(fields.getByLabel('Recipient', { exact: true })).toHaveValue('Asha Rao');
  await expect(fields.getByLabel('House and street')).toHaveValue(street);
  await fields.getByLabel('House and street').fill(otherStreet);
  await pay(page);
  await expect(checkoutDrawer(page).getByText(`to Asha Rao, ${otherStreet}`)).toBeVisible();
});

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay With Mockpay' }).tap();
  await paymentWindow(page).payByUpi();
  await expect(page.getByRole('heading', { name: 'Order Place successfully!' })).toBeVisible();
}

/** Buys again on the page of the latest order, and comes to the checkout. */
async function buyAgain(page: Page, line: string): Promise<void> {
  await page.getByRole('link', { name: 'View My Orders' }).tap();
  await page
    .getByRole('link', { name: /order_/ })
    .first()
    .tap();
  await expect(page.getByRole('main').getByText(line)).toBeVisible();
  await page.getByRole('button', { name: 'Buy again' }).tap();
  await page.getByRole('link', { name: /^Cart, / }).tap();
  await checkoutButton(page).tap();
}
