import { demo, logIn, nameInTopBar } from './support/account.ts';
import { expectRecovered } from './support/recovery.ts';
import { expect, test } from './support/shop-test.ts';
import { toast } from './support/shopping.ts';
import { fillInRegistration } from './support/visitor.ts';

test('a refused login shows the server’s message', async ({ page, situation }) => {
  await situation('login-rejected');
  await page.goto('/login');
  await logIn(page, demo.customerId, demo.password);
  await expect(toast(page, 'The customer id or password is not correct.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

for (const [failure, told] of [
  ['register-rejected', 'This e-mail address is already registered.'],
  ['register-down', 'The shop did not answer. Please check your connection and try again.'],
  ['too-many-requests', 'Too many tries in a short time. Please wait a moment and try again.'],
  ['server-fault', 'The shop has trouble at the moment. Please try again shortly.'],
] as const) {
  test(`a failed registration shows a message and can be repeated: ${failure}`, async ({
    page,
    customer,
    situation,
  }) => {
    await page.goto('/register');
    await fillInRegistration(page.getByRole('main'), customer);
    const end = await situation(failure);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(toast(page, 'Registration Failed')).toBeVisible();
    await expect(toast(page, told)).toBeVisible();

    await end();
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(toast(page, 'Registration Successful')).toBeVisible();
    await expect(toast(page, 'You have successfully registered!')).toBeVisible();
  });
}

test.describe('a customer', () => {
  test.use({ isSignedIn: true });

  test('whose session has expired is signed out without a message', async ({ page, situation, customer }) => {
    await page.goto('/contact-us');
    await expect(nameInTopBar(page, customer.name)).toBeVisible();

    await situation('session-expired');
    await page.reload();
    await expect(nameInTopBar(page, 'Sign In')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('whose details fail to load stays signed in, and is named once they load', async ({
    page,
    situation,
    customer,
  }) => {
    const end = await situation('user-down');
    const asked = page.waitForResponse('**/api/user');
    await page.goto('/contact-us');
    expect((await asked).status()).toBe(503);
    await expect(nameInTopBar(page, customer.name)).toBeHidden();

    await end();
    await page.reload();
    await expect(nameInTopBar(page, customer.name)).toBeVisible();
  });

  test('whose orders fail to load sees them once they load', async ({ page, situation }) => {
    const end = await situation('orders-down');
    const asked = page.waitForResponse('**/api/v1/orders');
    await page.goto('/dashboard');
    await asked;
    await expect(page.getByText('Loading your orders')).toBeAttached();

    await end();
    await expectRecovered(page, page.getByText('No orders yet'));
  });
});
