// spec-map: 1.1.5, 2.18.10, 4.5.4, 4.5.6, 6.1.3
import { nameInTopBar } from './support/account.ts';
import { expect, test } from './support/shop-test.ts';

test.use({ stored: { cart: [{ product: 1, quantity: 2, type: 'product' }] }, isSignedIn: true });

test('a logout on the dashboard keeps the cart, leads to the login, and is followed by other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard'), other.goto('/contact-us')]);
  await expect(nameInTopBar(other, 'Meera Joshi')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/login');
  await expect(nameInTopBar(other, 'Sign In')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cart']);
});
