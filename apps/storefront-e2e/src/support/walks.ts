import { expect, type Page } from '@playwright/test';
import { demo, logIn } from './account.ts';
import { closeDialog, dialog } from './dialogs.ts';
import { paymentWindow } from './payment-window.ts';
import { expectSettled, openSettled, openWithin } from './settled.ts';
import { checkoutDrawer, closeToasts, toast } from './shopping.ts';
import { fullCart, type Stored } from './stored.ts';
import { fillInRegistration, type Visitor } from './visitor.ts';
import type { World } from './world.ts';

/**
 * Takes a picture of the page as it stands, or checks it: the whole page, or what the screen shows of it.
 *
 * @param news a selector of what no other look shows, by default all
 */
type Look = (name: string, part?: 'page' | 'screen', news?: string) => Promise<void>;

interface Shop {
  page: Page;
  customer: Visitor;
  situation: World['switchOn'];
}

/** A way through states of the shop that have no address of their own. */
interface Walk {
  title: string;
  /** The fixtures that it needs; a full cart where it names none. */
  use?: { isSignedIn?: boolean; isPrerendered?: boolean; stored?: Stored };
  go: (shop: Shop, look: Look) => Promise<void>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function openDialog(page: Page, opener: string | RegExp): Promise<void> {
  await press(page, opener);
  await expect(dialog(page)).toBeVisible();
}

/** While a toast is there, it covers what is below. */
async function expectTold(page: Page, text: string): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
  await closeToasts(page);
}

/** Runs in the page: whether a leaf has reached the middle of the screen. */
function confettiHasFallen(): boolean {
  const confetti = document.querySelector('canvas');
  if (!confetti) return false;
  // A copy of its middle, since browsers warn of a canvas that is drawn for the screen and read again and again.
  const middle = new OffscreenCanvas(confetti.width, 1).getContext('2d', { willReadFrequently: true });
  middle?.drawImage(confetti, 0, -confetti.height / 2);
  return middle?.getImageData(0, 0, confetti.width, 1).data.some((value) => value > 0) ?? false;
}

const all: readonly Walk[] = [
  {
    title: 'the delivery location, and an empty cart',
    use: { stored: {} },
    go: async ({ page }, look) => {
      await openSettled(page, '/my-cart');
      await expect(dialog(page)).toBeVisible();
      await page.getByLabel('Pincode').fill('208001');
      await expect(page.getByRole('list', { name: 'Choose your locality' })).toBeVisible();
      await look('delivery-location-found', 'screen');
      await page.getByLabel('Pincode').fill('999999');
      await expect(page.getByText('No Location Found')).toBeVisible();
      await look('delivery-location-none', 'screen');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await look('cart-empty');
    },
  },
  {
    title: 'dialogs and drawers',
    go: async ({ page }, look) => {
      for (const [name, address, opener] of [
        ['category-promotion', '/', 'Baby Care'],
        ['income-type', '/start-a-bussines', /Lifetime discount/],
        ['login-portals', '/login', 'Login EBO / EFZ'],
        ['cart-remove', '/my-cart', 'Remove Tulsi Giloy Drops'],
      ] as const) {
        await (address === '/' ? openSettled(page, address) : closeDialog(page).then(() => openWithin(page, address)));
        await openDialog(page, opener);
        await look(name, 'screen');
      }
      await press(page, 'Yes');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await look('cart-removed', 'screen', '[aria-label="Notifications"]');
    },
  },
  {
    title: 'a full cart, the checkout of a visitor, the banner, and a product that is unfolded and in the cart',
    go: async ({ page }, look) => {
      await openSettled(page, '/my-cart');
      await look('cart-full');
      await openDialog(page, 'Checkout');
      await look('checkout-login', 'screen');
      await checkoutDrawer(page).getByRole('tab', { name: 'Signup' }).click();
      await look('checkout-signup', 'screen');
      await closeDialog(page);
      await openWithin(page, '/');
      for (const slide of ['contact', 'health']) {
        await press(page, 'Next slide');
        await look(`home-${slide}`, 'screen', '[aria-roledescription="carousel"]');
      }
      await openWithin(page, '/product/ekardio-booster');
      await press(page, 'Add to Cart');
      for (const part of ['Features', 'Frequently Asked Questions']) {
        await page.getByRole('heading', { name: part }).click();
      }
      await look('product-unfolded');
    },
  },
  {
    title: 'forms with errors, and a registration',
    go: async ({ page, customer }, look) => {
      await openSettled(page, '/login');
      // Screen readers only announce in a region that was there before.
      await expect(page.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(toast(page, 'Please Enter all fields')).toBeVisible();
      await look('login-error', 'screen');
      await closeToasts(page);
      await openWithin(page, '/register');
      await press(page, 'Register');
      await expect(toast(page, 'Validation Error')).toBeVisible();
      await look('register-error', 'screen');

      await fillInRegistration(page.getByRole('main'), customer);
      await press(page, 'Register');
      await expect(page.getByText(`Login Id: ${customer.email}`)).toBeVisible();
      await expectTold(page, 'Registration Successful');
      await look('registered');
    },
  },
  {
    title: 'a customer without orders',
    use: { isSignedIn: true },
    go: async ({ page }, look) => {
      await openSettled(page, '/dashboard');
      await expect(page.getByText('No orders yet')).toBeVisible();
      await look('dashboard-empty');
      await openWithin(page, '/dashboard/add-ticket');
      await look('add-ticket');
      await openWithin(page, '/');
      await look('home-member', 'page', '[aria-labelledby="join-us"]');
      await openDialog(page, 'Open the menu');
      await look('menu-customer', 'screen');
    },
  },
  {
    title: 'a customer from the dashboard to a payment and its receipt',
    go: async ({ page }, look) => {
      await openSettled(page, '/login');
      await logIn(page, demo.customerId, demo.password);
      await expectTold(page, 'Logged in Successfully');
      await expectSettled(page);
      await look('dashboard');
      await openDialog(page, 'Logout');
      await look('dashboard-logout', 'screen');

      await closeDialog(page);
      await openWithin(page, '/my-cart');
      await openDialog(page, 'Checkout');
      const pay = checkoutDrawer(page).getByRole('button', { name: 'Pay With Mockpay' });
      await expect(pay).toBeVisible();
      await look('checkout-pay', 'screen');
      await pay.click();
      await expect(paymentWindow(page).frame.getByRole('tab', { name: 'UPI' })).toBeVisible();
      await look('payment-window', 'screen');
      await paymentWindow(page).openTools();
      await expect(paymentWindow(page).frame.getByRole('button', { name: /failure@mockpay/ })).toBeVisible();
      await look('payment-window-tools', 'screen');
      await paymentWindow(page).letTimeRunOut();
      await expect(checkoutDrawer(page).getByText('Nothing was charged, and your cart is unchanged.')).toBeVisible();
      await look('checkout-unsuccessful', 'screen');

      // No confetti with reduced motion.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await pay.click();
      await paymentWindow(page).payByUpi();
      await expect(checkoutDrawer(page).getByRole('link', { name: 'View My Orders' })).toBeVisible();
      await page.waitForFunction(confettiHasFallen);
      await look('checkout-success', 'screen');

      await checkoutDrawer(page).getByRole('link', { name: 'View My Orders' }).click();
      const receipt = await page.getByRole('link', { name: 'View Reciept' }).first().getAttribute('href');
      await page.getByRole('main').getByRole('link', { name: 'Tulsi Giloy Drops' }).first().click();
      await expectSettled(page);
      await look('order-paid');
      await page.goto(receipt ?? '');
      await look('receipt');
    },
  },
  {
    title: 'what is loading, and products that fail to load',
    use: { isPrerendered: false },
    go: async ({ page, situation }, look) => {
      const lists = /\/api\/v1\/(all-|hero-|get-product)/;
      await page.route(lists, () => {});
      await page.goto('/product/s-46');
      for (const [name, path] of [
        ['product', null],
        ['offers', '/offers'],
        ['cart', '/my-cart'],
        ['academy', '/vanaveda-academy'],
        ['home', '/'],
      ] as const) {
        const before = path ? await page.title() : '';
        // Some are in the menu of a phone.
        if (path) await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
        // Not the page that is still without its code, but its placeholders.
        await expect(page).not.toHaveTitle(before);
        await expect(page.locator('main [aria-busy="true"]:has(*)').first()).toBeVisible();
        await look(`${name}-loading`, 'screen');
      }
      await page.unroute(lists);
      await situation('catalogue-down');
      await page.goto('/products');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await look('products-failing', 'screen');
    },
  },
];

export const walks = all.map((walk) => ({ ...walk, use: { stored: fullCart, ...walk.use } }));
