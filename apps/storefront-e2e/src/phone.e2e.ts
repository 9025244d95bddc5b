import { demo, logIn } from './support/account.ts';
import { bottomOf, boxOf } from './support/boxes.ts';
import { closeDialog } from './support/dialogs.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/shop-test.ts';
import { unreachableControls } from './support/overflow.ts';
import { openHydrated, openWithin } from './support/settled.ts';
import { checkoutButton, checkoutDrawer, toast } from './support/shopping.ts';
import { fullCart } from './support/stored.ts';

test.use({ isSignedIn: true });

test.describe('with a filled cart', () => {
  test.use({ ...phone, stored: fullCart });

  test('one Checkout is in view wherever the cart is scrolled to, and with letters of 200 % its parts stand one below the other, all in reach', async ({
    page,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem('browsing', '{"searches":[],"viewed":[20,21]}'));
    await openHydrated(page, '/my-cart');
    const all = page.getByRole('button', { name: 'Checkout' });
    await expect(all.last()).toBeInViewport();

    await page.getByText('Inclusive of all tax(es)').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 150);
    await expect(all).toHaveCount(1);
    await expect(all).toBeInViewport();

    await expect(page.getByRole('region', { name: 'Recently viewed' })).toBeAttached();
    await page
      .getByRole('contentinfo')
      .evaluate((footer) => window.scrollBy(0, footer.getBoundingClientRect().top - innerHeight));
    await expect(all).toHaveCount(2);
    await expect(all.last()).toBeInViewport();

    await checkoutButton(page).click();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const drawer = checkoutDrawer(page);
    const parts = [
      drawer.getByRole('heading', { name: 'Complete Your Checkout' }),
      drawer.getByText(/^Arrives/),
      drawer.getByRole('heading', { name: 'Deliver to' }),
      drawer.getByText('Total', { exact: true }),
    ];
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
      { width: 320, height: 568 },
      // Just high enough for parts that stay in sight.
      { width: 390, height: 961 },
    ]) {
      await page.setViewportSize(viewport);
      let end = -Infinity;
      for (const part of parts) {
        const { y, height } = await boxOf(part);
        expect(y, `${String(part)} in a window ${viewport.height} high`).toBeGreaterThan(end);
        end = y + height;
      }
      await expect.poll(() => page.evaluate(unreachableControls)).toEqual([]);
    }
  });
});

test.describe('with an empty cart', () => {
  test.use(phone);

  test('a toast leaves the title of a dialog in sight, and the first card is in the upper half', async ({
    page,
    browserErrors,
  }) => {
    // The lowest window in which a dialog leaves room.
    await page.setViewportSize({ width: 412, height: 500 });
    await page.goto('/my-cart');
    browserErrors.expect('failed request: GET /pincode/208001', /lookupPincode|pincode/i);
    await page.route('**/pincode/*', (route) => route.abort());
    await page.getByLabel('Pincode').fill('208001');
    const card = toast(page, 'Api Error').locator('xpath=../../..');
    await card.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const end = await bottomOf(card);
    // With its list the dialog is as tall as it gets.
    await page.unroute('**/pincode/*');
    await page.getByLabel('Pincode').fill('208002');
    await expect(page.getByRole('list', { name: 'Choose your locality' })).toBeVisible();
    const title = await boxOf(page.getByRole('heading', { name: 'Setup Delivery Location?' }));
    expect(end).toBeLessThan(title.y);

    await closeDialog(page);
    await page.setViewportSize(phone.viewport);
    for (const path of ['/offers', '/vanaveda-academy', '/resource-files']) {
      await openWithin(page, path);
      expect((await boxOf(page.getByRole('article').first())).y, path).toBeLessThan(420);
    }
  });
});

test.describe('in a low window', () => {
  test.use({ ...phone, viewport: { width: 390, height: 664 }, isSignedIn: false, stored: fullCart });

  test('the address begins in sight after signing in within the checkout', async ({ page }) => {
    await openHydrated(page, '/my-cart');
    await checkoutButton(page).tap();
    const drawer = checkoutDrawer(page);
    await drawer.getByRole('tab', { name: 'Login' }).tap();
    await logIn(page, demo.email, demo.password, drawer);
    const heading = drawer.getByRole('heading', { name: 'Deliver to' });
    await expect(heading).toBeFocused();
    expect((await boxOf(heading)).y).toBeGreaterThan(await bottomOf(drawer.getByText(/^Arrives/)));
  });

  test('a field below a toast takes a tap', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    await openHydrated(page, '/login');
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap();
    const { x, y, height } = await boxOf(toast(page, 'Please Enter all fields'));
    const field = page.getByLabel('Password', { exact: true });
    await field.evaluate((input, top) => scrollBy(0, input.getBoundingClientRect().top - top), y);
    await page.touchscreen.tap(x + 20, y + height / 2);
    await expect(field).toBeFocused();
  });
});
