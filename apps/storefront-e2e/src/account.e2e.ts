import { demo, logIn, nameInTopBar } from './support/account.ts';
import { expect, test } from './support/shop-test.ts';
import { toast } from './support/shopping.ts';
import { fillInRegistration } from './support/visitor.ts';

const cart = [{ product: 1, quantity: 2, type: 'product' as const }];

test.describe('a visitor', { tag: '@engines' }, () => {
  test('signs in with the customer id and stays so over a reload', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, demo.customerId, demo.password);

    await expect(toast(page, 'Logged in Successfully')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Dashboard');
    await expect(page.getByRole('table', { name: 'Product Orders' }).getByRole('row')).toHaveCount(6);
    await page.reload();
    await expect(nameInTopBar(page, demo.name)).toBeVisible();
  });

  test('without Remember Me the session lasts for this tab only', async ({ page, context }) => {
    await page.goto('/login');
    await expect(page.getByRole('checkbox', { name: 'Remember Me' })).toBeChecked();
    await page.getByText('Remember Me').click();
    await logIn(page, demo.customerId, demo.password);
    await expect(nameInTopBar(page, demo.name)).toBeVisible();
    await page.reload();
    await expect(nameInTopBar(page, demo.name)).toBeVisible();

    const other = await context.newPage();
    await other.goto('/contact-us');
    await expect(nameInTopBar(other, 'Sign In')).toBeVisible();
  });

  test('registers, sees the login id, and signs in with it', async ({ page, customer }) => {
    await page.goto('/register');
    await fillInRegistration(page.getByRole('main'), customer);
    await page.getByRole('button', { name: 'Register' }).click();

    await expect(toast(page, 'Registration Successful')).toBeVisible();
    await expect(page.getByText(`Login Id: ${customer.email}`)).toBeVisible();
    await expect(nameInTopBar(page, 'Sign In')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await logIn(page, customer.email, customer.password);
    await expect(nameInTopBar(page, customer.name)).toBeVisible();
  });
});

test.describe('a customer', () => {
  test.use({ stored: { cart }, isSignedIn: true });

  test('logs out from the dashboard after a question, and keeps the cart', async ({ page, customer }) => {
    await page.goto('/dashboard');
    const prompt = page.getByRole('alertdialog', { name: 'Log Out Prompt' });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(prompt).toContainText('Are you sure you want to logout');
    await prompt.getByRole('button', { name: 'No' }).click();
    await expect(nameInTopBar(page, customer.name)).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await prompt.getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL('/login');
    await expect(nameInTopBar(page, 'Sign In')).toBeVisible();
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cart']);
  });

  test('logs out from the menu of any page, which stays open', async ({ page, customer }) => {
    await page.goto('/contact-us');
    await expect(nameInTopBar(page, customer.name)).toBeVisible();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await reloaded;
    await expect(page).toHaveURL('/contact-us');
    await expect(nameInTopBar(page, 'Sign In')).toBeVisible();
  });

  test('is followed by the other tabs', async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([page.goto('/dashboard'), other.goto('/contact-us')]);
    await expect(nameInTopBar(other, 'Meera Joshi')).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await expect(nameInTopBar(other, 'Sign In')).toBeVisible();
  });
});
