// spec-map: 1.1.1, 2.1.4
import type { Page } from '@playwright/test';
import { paymentWindow } from './support/payment-window.ts';
import { scrollOf, scrollTo } from './support/scroll.ts';
import { openHydrated, resize } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutButton, checkoutDrawer } from './support/shopping.ts';
import { tabTo } from './support/tab-to.ts';

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to content' });

test('the whole purchase by keyboard alone', async ({ page, customer }) => {
  const { keyboard } = page;
  // The skip link comes first; search, and open the product
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Search products' }));
  await keyboard.type('tulsi');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=tulsi');
  await tabTo(page, page.getByRole('link', { name: 'Tulsi Giloy Drops' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tulsi Giloy Drops');
  // The heading, or the content when the heading had not come yet.
  await expect(page.locator('main:focus, main h1:focus')).toBeVisible();

  // Two pieces; the pressed button becomes the link to the cart and keeps the focus
  await tabTo(page, page.getByRole('textbox', { name: 'Quantity' }));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('2');
  await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }).first());
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Go to Cart' })).toBeFocused();
  await keyboard.press('Enter');

  // The delivery dialog takes the focus and returns it
  const question = page.getByRole('dialog', { name: 'Setup Delivery Location?' });
  await expect(question).toBeVisible();
  await tabTo(page, question.getByLabel('Pincode'));
  await keyboard.type('208001');
  await expect(question.getByRole('list', { name: 'Choose your locality' })).toBeVisible();
  await tabTo(page, question.getByRole('list').getByRole('button').first());
  await keyboard.press('Enter');
  await expect(question).toBeHidden();

  // Sign up inside the checkout
  await tabTo(page, checkoutButton(page));
  await keyboard.press('Enter');
  const drawer = checkoutDrawer(page);
  await expect(drawer).toBeVisible();
  await tabTo(page, drawer.getByRole('tab', { name: 'Signup' }));
  const { name, email, mobile, password } = customer;
  for (const [label, text] of [
    ['Full name', name],
    ['E-mail', email],
    ['Mobile number', mobile],
    ['Password', password],
    ['Confirm password', password],
  ] as const) {
    await tabTo(page, drawer.getByRole('tabpanel').getByRole('textbox', { name: label, exact: true }));
    await keyboard.type(text);
  }
  await keyboard.press('Enter');

  // Pay: the focus moves into the payment window and returns to the outcome
  const pay = drawer.getByRole('button', { name: 'Pay With Mockpay' });
  await expect(pay).toBeVisible();
  await tabTo(page, drawer.getByRole('textbox', { name: 'House and street' }));
  await keyboard.type('14 Botanist’s Lane');
  await tabTo(page, pay);
  await keyboard.press('Enter');
  const payment = paymentWindow(page);
  await expect(payment.payButton).toBeVisible();
  await tabTo(page, payment.payButton);
  await keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Order Place successfully!' })).toBeFocused();

  // The order and its receipt
  await tabTo(page, drawer.getByRole('link', { name: 'View My Orders' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  const receiptLink = page.getByRole('link', { name: 'View Reciept' });
  await expect(receiptLink).toBeVisible();
  await tabTo(page, receiptLink);
  const opened = page.waitForEvent('popup');
  await keyboard.press('Enter');
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Tax invoice');
});

test('Shift+Tab through the header of a scrolled page shows what has the focus, and moves the page to its top at most; the skip link there leads past the header @engines', async ({
  page,
}) => {
  await openHydrated(page, '/products');
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await resize(page, size);
    await scrollTo(page, 2_400);
    await page.getByRole('button', { name: 'Open the menu' }).focus();
    const seen: number[] = [];
    for (;;) {
      const focused = page.locator(':focus');
      await expect(focused).toBeInViewport({ ratio: 1 });
      seen.push(await scrollOf(page));
      if (await skipLink(page).and(focused).count()) break;
      await page.keyboard.press('Shift+Tab');
    }
    expect([...new Set(seen)]).toEqual([2_400, 0]);
  }
  // Nothing lies over it.
  await skipLink(page).click({ trial: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
