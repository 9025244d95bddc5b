import { demo, logIn, nameInTopBar } from './support/account.ts';
import { expect, test } from './support/shop-test.ts';
import { toast } from './support/shopping.ts';
import { typeInto } from './support/type-into.ts';
import { fillInRegistration } from './support/visitor.ts';

const cart = [{ product: 1, quantity: 2, type: 'product' as const }];

test.describe('a visitor', { tag: '@engines' }, () => {
  for (const [kind, id] of [
    ['customer id', demo.customerId],
    ['e-mail address', demo.email],
  ] as const) {
    test(`signs in with the ${kind} and stays so over a reload`, async ({ page }) => {
      await page.goto('/login');
      await logIn(page, id, demo.password);

      await expect(toast(page, 'Logged in Successfully')).toBeVisible();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Dashboard');
      await expect(page.getByRole('table', { name: 'Product Orders' }).getByRole('row')).toHaveCount(6);
      await page.reload();
      await expect(nameInTopBar(page, demo.name)).toBeVisible();
    });
  }

  test('gets a message for a wrong customer id or password, and can correct it', async ({ page, browserErrors }) => {
    browserErrors.expect('answer 401: POST /api/v1/login');
    await page.goto('/login');
    await logIn(page, demo.customerId, 'demo12345');
    await expect(toast(page, 'The customer id or password is not correct.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Customer Id' })).toHaveValue(demo.customerId);

    await logIn(page, demo.customerId, demo.password);
    await expect(page).toHaveURL('/dashboard');
  });

  test('must fill in both fields, and gets a message when the shop cannot be reached', async ({ page, situation }) => {
    await page.goto('/login');
    await logIn(page, demo.customerId, '');
    await expect(toast(page, 'Please Enter all fields')).toBeVisible();

    await situation('login-down');
    await logIn(page, demo.customerId, demo.password);
    await expect(toast(page, 'Failed to login')).toBeVisible();
  });

  test('reads the password at first, and can hide it', async ({ page }) => {
    await page.goto('/login');
    const password = page.getByRole('textbox', { name: 'Password' });
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(password).toHaveAttribute('type', 'password');
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

  test('comes back to the page that asked to sign in', async ({ page }) => {
    await page.goto('/dashboard?view=orders#table');
    await expect(page).toHaveURL('/login');
    await logIn(page, demo.customerId, demo.password);
    await expect(page).toHaveURL('/dashboard?view=orders#table');
  });

  test('finds the way to the other portals', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login EBO / EFZ' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please Select an Option' });
    for (const portal of ['Login EBO', 'Login EFZ']) {
      await expect(dialog.getByRole('link', { name: portal })).toHaveAttribute('href', /^https:\/\/.*\.example/);
    }
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

  test('sees the errors of a registration one by one', async ({ page, customer }) => {
    await page.goto('/register');
    const form = page.getByRole('main');
    const expectFault = async (fault: string) => {
      await form.getByRole('button', { name: 'Register' }).click();
      await expect(toast(page, 'Validation Error')).toBeVisible();
      await expect(toast(page, fault)).toBeVisible();
      await expect(form.getByText(fault)).toBeVisible();
    };

    await expectFault('Please enter your full name.');
    await typeInto(form.getByLabel('Full name'), customer.name);
    await expectFault('Please enter a valid email address.');
    await typeInto(form.getByLabel('E-mail'), customer.email);
    await expectFault('Please enter a valid mobile number.');
    await typeInto(form.getByLabel('Mobile number'), customer.mobile);
    await typeInto(form.getByRole('textbox', { name: 'Password', exact: true }), 'short');
    await expectFault('Password should be at least 6 characters.');
    await typeInto(form.getByRole('textbox', { name: 'Password', exact: true }), customer.password);
    await expectFault('Passwords do not match.');
  });

  test('cannot register with an address that is taken, nor without agreeing', async ({
    page,
    customer,
    browserErrors,
  }) => {
    browserErrors.expect('answer 409: POST /api/v1/register');
    await page.goto('/register');
    await fillInRegistration(page.getByRole('main'), { ...customer, email: demo.email });
    const button = page.getByRole('button', { name: 'Register' });
    const agreement = page.getByRole('checkbox', { name: /^I agree to the Privacy/ });
    await agreement.press('Space');
    await expect(button).toBeDisabled();
    await agreement.press('Space');
    await button.click();

    await expect(toast(page, 'Registration Failed')).toBeVisible();
    await expect(toast(page, 'This e-mail address is already registered.')).toBeVisible();
  });
});

test.describe('a customer', () => {
  test.use({ stored: { cart }, isSignedIn: true });

  test('is led to the dashboard from login and registration', async ({ page }) => {
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    }
  });

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

  test('composes a support ticket from the dashboard', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Add a ticket' }).click();
    await expect(page).toHaveURL('/dashboard/add-ticket');
    await page.getByRole('button', { name: 'Compose e-mail' }).click();
    await expect(page.getByText('Please enter a subject.')).toBeVisible();
  });
});

test.describe('a token that the server no longer knows', () => {
  test.use({ stored: { token: 'expired-long-ago' } });

  test('signs nobody in', async ({ page, browserErrors }) => {
    browserErrors.expect('answer 401: GET /api/user');
    await page.goto('/contact-us');
    await expect(nameInTopBar(page, 'Sign In')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
