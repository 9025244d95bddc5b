import { formatRupees } from '@shop/domain/money/format-rupees';
import { multiplyPaise } from '@shop/domain/money/paise';
import { demo, logIn, nameInTopBar } from './support/account.ts';
import { hold } from './support/hold.ts';
import { openHydrated } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { amountOn, cardOf, toast } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';
import { translatePages } from './support/translate-page.ts';

// The other screens: accessibility.e2e.ts.
test.describe('a translated page works', () => {
  test.describe('with a location', () => {
    test.use({ stored: { selectedOffice: kanpur } });

    test('in the lists and the cart, whose numbers stay right', async ({ page }) => {
      await translatePages(page);
      await openHydrated(page, '/products');
      const heading = page.getByRole('heading', { level: 1 });
      await page.getByRole('checkbox', { name: 'Baby Care' }).check();
      await expect(heading).toHaveText('Products(4) in Baby Care');
      await page.getByRole('combobox', { name: 'Search products' }).fill('tulsi');
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText('Products(3) in All');
      await page.getByLabel('Sort by').selectOption('Price, low to high');

      const card = cardOf(page, 'Tulsi Giloy Drops');
      const price = await amountOn(card);
      await card.getByRole('button', { name: 'Add to Cart' }).click();
      await card.getByRole('link', { name: 'Go to Cart' }).click();
      await page.getByRole('button', { name: 'Increase quantity' }).click();
      await expect(toast(page, 'Added 1 more quanity of Tulsi Giloy Drops')).toBeVisible();
      const pair = formatRupees(multiplyPaise(price, 2));
      await expect(page.getByRole('region', { name: 'Cart Summary' })).toContainText(`Subtotal${pair}`);
      await expect(page.locator('[data-line]')).toContainText(`Line total ${pair}`);
    });
  });

  test('when it is translated before the shop starts, adds what was typed and pressed before it rendered again, and signs in', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect('[shop] prerendered page');
    await translatePages(page, 'start');
    const main = page.getByRole('main');
    const release = await hold(page, /\/assets\/libraries-[^/]*\.js$/);
    await page.goto('/product/s-46');
    await expect(main.locator('font').first()).toBeAttached();
    await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await main.getByRole('button', { name: 'Add to Cart' }).first().click();
    release();
    await expect(page.getByTestId('cart-badge')).toContainText('1');
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');

    await nameInTopBar(page, 'Sign In').click();
    await logIn(page, demo.email, demo.password);
    await expect(nameInTopBar(page, demo.name)).toBeVisible();
    await expect(page.getByText('Welcome,')).toBeVisible();
    await expect(main.locator('font', { hasText: demo.name })).toHaveCount(0);
  });
});
