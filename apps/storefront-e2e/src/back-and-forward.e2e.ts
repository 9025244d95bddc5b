import type { Page } from '@playwright/test';
import { demo, logIn } from './support/account.ts';
import { closeDialog } from './support/dialogs.ts';
import { hold } from './support/hold.ts';
import { motion } from './support/motion.ts';
import { paymentWindow } from './support/payment-window.ts';
import { phone } from './support/phone.ts';
import { expectScrolledTo, scrollOf, scrollTo } from './support/scroll.ts';
import { expectDrawn, expectHydrated, openHydrated } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutButton, checkoutDrawer } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';
import { placeOrder } from './support/visitor.ts';

test.use(motion);

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

/** Runs in the page: follows the link of the first card below the header, where it stands. */
function followCard(): void {
  const cards = [...document.querySelectorAll('article')];
  const card = cards.find((one) => one.getBoundingClientRect().top > 150);
  card?.querySelector('a')?.click();
}

// On a desktop: the shopper's walk, and the menu below.
test.describe('far down the list on a phone', () => {
  test.use(phone);

  test('closing a dialog leaves the page where it was, and Back returns to it, also when it must be fetched again', async ({
    page,
  }) => {
    await openHydrated(page, '/products');
    await scrollTo(page, 4_000);
    const before = await scrollOf(page);
    expect(before).toBeGreaterThan(3_500);
    await page
      .getByRole('button', { name: 'Set delivery location' })
      .first()
      .evaluate((button) => (button as HTMLElement).click());
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await closeDialog(page);
    expect(await scrollOf(page)).toBe(before);

    await page.evaluate(followCard);
    await expect(page).not.toHaveURL('/products');
    await expectScrolledTo(page, 0);
    await page.goBack();
    await expect(heading(page, 'in All')).toBeVisible();
    await expectScrolledTo(page, before);

    await page.goForward();
    await expect(page).not.toHaveURL('/products');
    await page.reload();
    await expectHydrated(page);
    const release = await hold(page, '**/all-products');
    await page.goBack();
    await expect(page).toHaveURL('/products');
    release();
    await expect(heading(page, 'in All')).toBeVisible();
    await expectScrolledTo(page, before);
  });
});

test(
  'a page keeps its position on reload, also before hydration, and when it is loaded again by Back',
  { tag: '@engines' },
  async ({ page }) => {
    await openHydrated(page, '/products?category=Immunity');
    await scrollTo(page, 300);
    await openHydrated(page, '/offers');
    await expectScrolledTo(page, 0);

    await scrollTo(page, 200);
    const release = await hold(page, '**/assets/shop-*.js');
    await page.reload();
    await expectScrolledTo(page, 200);
    await scrollTo(page, 150);
    await page.reload();
    await expectScrolledTo(page, 150);
    release();
    await expectHydrated(page);
    await expectDrawn(page);
    await expectScrolledTo(page, 150);
    await page.goBack();
    await expectHydrated(page);
    await expectScrolledTo(page, 300);
  },
);

test('the dashboard keeps its position on reload, below the placeholders of its orders, too', async ({ page }) => {
  const orders = page.getByRole('table', { name: 'Product Orders' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/login');
  await logIn(page, demo.email, demo.password);
  await expect(orders).toBeVisible();
  await scrollTo(page, 1_100);
  await page.reload();
  await expect(orders).toBeVisible();
  await expectDrawn(page);
  await expectScrolledTo(page, 1_100);
});

test.describe('an open dialog', { tag: '@engines' }, () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  /** From contact to the products, with the menu open there. */
  async function openMenu(page: Page): Promise<number> {
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
    await expect(heading(page)).toHaveText(/^Products\(/);
    await scrollTo(page, 4_000);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    // It is visible a frame before it handles Escape.
    await expect(menu(page).locator(':focus')).toHaveCount(1);
    return scrollOf(page);
  }

  test('is closed by Back, and leaves no entry when Back, Escape or a link has closed it', async ({ page }) => {
    await openHydrated(page, '/contact-us');
    const before = await openMenu(page);
    await expect(page.locator('#root[inert]')).toHaveCount(1);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('#root[inert]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
    await expect(page).toHaveURL('/products');
    expect(await scrollOf(page)).toBe(before);

    await page.goForward();
    await expect(menu(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => (history.state as { usr?: { dialogs?: number } }).usr?.dialogs))
      .toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL('/contact-us');

    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/contact-us');

    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Offers' }).click();
    await expect(page).toHaveURL('/offers');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/products');
    await page.goForward();
    await expect(page).toHaveURL('/offers');
  });

  test.describe('of the checkout', () => {
    const cart = [{ product: 1, quantity: 2, type: 'product' as const }];
    test.use({ stored: { cart, selectedOffice: kanpur }, isSignedIn: true });

    test('is closed by Back, which asks first while the payment window is open', async ({ page }) => {
      await openHydrated(page, '/my-cart');
      await checkoutButton(page).click();
      await checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' }).click();
      const { frame, payButton } = paymentWindow(page);
      await expect(payButton).toBeVisible();
      await page.goBack();
      await frame.getByRole('button', { name: 'Continue paying' }).click();
      await page.goBack();
      await frame.getByRole('button', { name: 'Yes, cancel payment' }).click();
      await expect(checkoutDrawer(page).getByText('Your Last Payment was Unsuccessful')).toBeVisible();

      // While the payment is being settled, the drawer cannot be closed.
      await expect(checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' })).toBeEnabled();
      await page.goBack();
      await expect(checkoutDrawer(page)).toBeHidden();
      await expect(page).toHaveURL('/my-cart');

      // A reload in the window leaves none of its entries.
      await checkoutButton(page).click();
      await checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' }).click();
      await expect(payButton).toBeVisible();
      await page.reload();
      await expectHydrated(page);
      await checkoutButton(page).click();
      await expect(checkoutDrawer(page).locator(':focus')).toHaveCount(1);
      await page.goBack();
      await expect(checkoutDrawer(page)).toBeHidden();
      await expect(page).toHaveURL('/my-cart');
    });

    test('is closed by Back on an order’s page too, where cancelling leaves the focus and no entry', async ({
      page,
      world,
      customer,
    }) => {
      await placeOrder(world, customer, kanpur);
      await placeOrder(world, customer, kanpur);
      await openHydrated(page, '/dashboard');
      const { frame, payButton } = paymentWindow(page);
      const payAgain = async () => {
        await page.getByRole('link', { name: 'Pay now' }).first().click();
        await page.getByRole('button', { name: /^Pay ₹.* now$/ }).click();
        await expect(payButton).toBeVisible();
      };

      await payAgain();
      await page.goBack();
      await frame.getByRole('button', { name: 'Yes, cancel payment' }).click();
      await expect(page.getByRole('main').getByText('Your Last Payment was Unsuccessful')).toBeVisible();
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL('/dashboard');

      await payAgain();
      await payButton.click();
      await expect(page.getByRole('dialog').getByText('Order Place successfully!')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/dashboard');
    });
  });
});
