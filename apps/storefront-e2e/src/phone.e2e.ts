import { boxOf } from './support/boxes.ts';
import { phone } from './support/phone.ts';
import { openHydrated, resize } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { toast } from './support/shopping.ts';
import { fullCart } from './support/stored.ts';

test.use({ ...phone, stored: fullCart });

test('one Checkout is in view wherever the cart is scrolled to', async ({ page }) => {
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
});

test('no line begins with the comma after the number to call', async ({ page }) => {
  await openHydrated(page, '/brands');
  const number = page.getByRole('main').getByRole('link', { name: /^\+91/ });
  for (const width of [320, 360, 390, 412]) {
    await resize(page, { width, height: 800 });
    const isBeside = await number.evaluate((link) => {
      const lines = [link, link.nextElementSibling].map((part) => part?.getClientRects().item(0)?.bottom ?? NaN);
      return Math.abs(lines[0]! - lines[1]!) < 10;
    });
    expect.soft(isBeside, `${width} px`).toBe(true);
  }
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
