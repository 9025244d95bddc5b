import { demo, logIn, nameInTopBar } from './support/account.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/shop-test.ts';
import { translatePages } from './support/translate-page.ts';

// The other screens: accessibility.e2e.ts. That React touches no translated text: tools/jest/translatable-texts.cjs.
test('a page that is translated before the shop starts adds what was typed and pressed before it rendered again, and signs in', async ({
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
