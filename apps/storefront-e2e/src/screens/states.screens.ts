import { expect, test } from '../support/shop-test.ts';
import { openSettled } from '../support/settled.ts';
import { toast } from '../support/shopping.ts';
import { kanpur } from '../support/stored.ts';
import { fillInRegistration } from '../support/visitor.ts';
import { takeScreen } from '../support/take-screen.ts';

const opened = '[role="dialog"], [role="alertdialog"]';

test('cart, empty', async ({ page }) => {
  await openSettled(page, '/my-cart');
  await expect(page.locator(opened)).toBeVisible();
  await takeScreen(page, 'delivery-location', 'screen');
  await page.getByLabel('Pincode').fill('208001');
  await expect(page.getByRole('list', { name: 'Choose your locality' })).toBeVisible();
  await takeScreen(page, 'delivery-location-found', 'screen');
  await page.getByLabel('Pincode').fill('999999');
  await expect(page.getByText('No Location Found')).toBeVisible();
  await takeScreen(page, 'delivery-location-none', 'screen');
  await page.keyboard.press('Escape');
  await expect(page.locator(opened)).toBeHidden();
  await takeScreen(page, 'cart-empty');
});

for (const [name, address, control] of [
  ['menu', '/', 'Open the menu'],
  ['category-promotion', '/', 'Baby Care'],
  ['income-type', '/start-a-bussines', /Lifetime discount/],
  ['login-portals', '/login', 'Login EBO / EFZ'],
] as const) {
  test(`dialog: ${name}`, async ({ page }) => {
    await openSettled(page, address);
    await page.getByRole('button', { name: control }).click();
    await expect(page.locator(opened)).toBeVisible();
    await takeScreen(page, name, 'screen');
  });
}

test('registration with a fault', async ({ page }) => {
  await openSettled(page, '/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, 'Validation Error')).toBeVisible();
  await takeScreen(page, 'register-fault', 'screen');
});

test('registered', async ({ page, customer }) => {
  await openSettled(page, '/register');
  await fillInRegistration(page.locator('main'), customer);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(`Login Id: ${customer.email}`)).toBeVisible();
  await expect(toast(page, 'Registration Successful')).toBeVisible();
  await expect(toast(page, 'Registration Successful')).toBeHidden();
  await takeScreen(page, 'registered');
});

test('every slide of the banner', async ({ page }) => {
  await openSettled(page, '/');
  for (const slide of ['contact', 'health']) {
    await page.getByRole('button', { name: 'Next slide' }).first().click();
    await takeScreen(page, `home-${slide}`, 'screen');
  }
});

test.describe('a customer', () => {
  test.use({ isSignedIn: true });

  test('at home, and the menu', async ({ page }) => {
    await openSettled(page, '/');
    await takeScreen(page, 'home-member');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.locator(opened)).toBeVisible();
    await takeScreen(page, 'menu-customer', 'screen');
  });
});

test('product in the cart, everything unfolded', async ({ page }) => {
  await openSettled(page, '/product/ekardio-booster');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  for (const part of ['Features', 'Frequently Asked Questions']) {
    await page.getByRole('heading', { name: part }).click();
  }
  await takeScreen(page, 'product-unfolded');
});

test.describe('on a page that is not prerendered', () => {
  test.use({ isPrerendered: false });

  for (const [name, path, list] of [
    ['products', '/products', 'all-products'],
    ['offers', '/offers', 'all-offers'],
    ['academy', '/vanaveda-academy', 'all-academy-files'],
    ['home', '/', 'hero-products'],
    ['product', '/product/s-46', 'get-product'],
  ] as const) {
    test(`${name} while it loads`, async ({ page }) => {
      await page.route(`**/api/v1/${list}*`, () => {});
      await page.route(`**/api/v1/${list}/*`, () => {});
      await page.goto(path);
      // Not the page that is still without its code, but its placeholders.
      await expect(page.locator('main [aria-busy="true"]:has(*)').first()).toBeVisible();
      await takeScreen(page, `${name}-loading`, 'screen');
    });
  }
});

test('products that fail to load', async ({ page, situation }) => {
  await situation('catalogue-down');
  await page.goto('/products');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await takeScreen(page, 'products-failing', 'screen');
});

test.describe('a full cart', () => {
  test.use({
    stored: {
      selectedOffice: kanpur,
      cart: [
        { product: 46, quantity: 2, type: 'product' },
        { product: 1, quantity: 40, type: 'product' },
        { product: 7, quantity: 1, type: 'offer' },
        { product: 4711, quantity: 1, type: 'product' },
      ],
    },
  });

  test('while it loads', async ({ page }) => {
    await page.route('**/api/v1/all-products', () => {});
    await page.goto('/my-cart');
    await expect(page.getByRole('status', { name: 'Loading your cart' })).toBeVisible();
    await takeScreen(page, 'cart-loading', 'screen');
  });

  test('and the question before a line is removed', async ({ page }) => {
    await openSettled(page, '/my-cart');
    await takeScreen(page, 'cart-full');
    await page.getByRole('button', { name: 'Remove Tulsi Giloy Drops' }).click();
    await expect(page.locator(opened)).toBeVisible();
    await takeScreen(page, 'cart-remove', 'screen');
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await takeScreen(page, 'cart-removed', 'screen');
  });
});
