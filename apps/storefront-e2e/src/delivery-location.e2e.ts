import type { Page } from '@playwright/test';
import { expect, test } from './support/shop-test.ts';
import { checkoutDrawer, chooseDeliveryLocation, toast } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';
import { typeInto } from './support/type-into.ts';

const cart = [{ product: 1, quantity: 1, type: 'product' as const }];
const question = (page: Page) => page.getByRole('dialog', { name: 'Setup Delivery Location?' });
const pincode = (page: Page) => question(page).getByLabel('Pincode');
const offices = (page: Page) => question(page).getByRole('list', { name: 'Choose your locality' });

test.describe('the delivery location', { tag: '@engines' }, () => {
  test('is requested in the cart, shown in the header, and stored', async ({ page }) => {
    await page.goto('/my-cart');
    await expect(question(page)).toContainText('Please Enter your area 6 digit pincode.');
    await chooseDeliveryLocation(page, '208001', 'Kanpur');

    const shown = page.getByRole('banner').getByRole('button', { name: /^Kanpur[^,]*,208001$/ });
    await expect(shown).toBeVisible();
    await page.reload();
    await expect(shown).toBeVisible();
    await expect(question(page)).toBeHidden();

    await page.goto('/');
    await shown.click();
    await chooseDeliveryLocation(page, '110001', 'New Delhi');
    await expect(page.getByRole('banner').getByRole('button', { name: /^New Delhi[^,]*,110001$/ })).toBeVisible();
  });

  test('is looked up at six digits, and fewer or more clear what was found', async ({ page }) => {
    const lookups: string[] = [];
    page.on('request', (request) => {
      const [lookup] = /\/pincode\/.*/.exec(request.url()) ?? [];
      if (lookup !== undefined) lookups.push(lookup);
    });
    await openQuestion(page);

    await pincode(page).pressSequentially('20800');
    await expect(offices(page)).toBeHidden();
    await pincode(page).press('1');
    await expect(offices(page)).toBeVisible();
    await pincode(page).press('1');
    await expect(offices(page)).toBeHidden();
    await pincode(page).press('Backspace');
    await expect(offices(page)).toBeVisible();
    await typeInto(pincode(page), '20800x');
    await expect(offices(page)).toBeHidden();
    expect(lookups).toEqual(['/pincode/208001', '/pincode/208001']);
  });

  test('shows that it searches, and that it found nothing', async ({ page, situation }) => {
    await situation('pincode-error');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/pincode/208001', async (route) => (await answered, await route.continue()));
    await openQuestion(page);

    await typeInto(pincode(page), '208001');
    await expect(question(page).getByText('Getting Location Please Wait')).toBeVisible();
    answer();
    await expect(question(page).getByText('No Location Found')).toBeVisible();
  });

  test('ignores a lookup overtaken by a newer pincode', async ({ page }) => {
    await page.route('**/pincode/110001', () => {});
    await openQuestion(page);

    await typeInto(pincode(page), '110001');
    await expect(question(page).getByText('Getting Location Please Wait')).toBeVisible();
    await typeInto(pincode(page), '208001');
    await expect(offices(page)).toContainText('Kanpur');
    await expect(offices(page)).not.toContainText('Delhi');
  });

  for (const [failure, told] of [
    ['pincode-down', 'The postal service answered with error 500. Please try again in a moment.'],
    ['pincode-silent', 'The postal service took too long to answer. Please try again.'],
    ['offline', 'The postal service did not answer. Please check your connection and try again.'],
  ] as const) {
    test(`shows a failed lookup and can retry: ${failure}`, async ({ page, situation }) => {
      await openQuestion(page);
      const end = await situation(failure);
      await typeInto(pincode(page), '208001');
      await expect(toast(page, 'Api Error')).toBeVisible();
      await expect(toast(page, told)).toBeVisible();

      await end();
      await question(page).getByRole('button', { name: 'Try again' }).click();
      await expect(offices(page)).toContainText('Kanpur');
    });
  }

  test('alerts to a status that is neither Error nor Success', async ({ page, situation }) => {
    const alerts: string[] = [];
    page.on('dialog', (alert) => void (alerts.push(`${alert.type()}: ${alert.message()}`), alert.accept()));
    await situation('pincode-unknown-status');
    await openQuestion(page);

    await typeInto(pincode(page), '208001');
    await expect.poll(() => alerts).toEqual(['alert: Failed to Hit Api']);
  });
});

test.describe('without a delivery location', { tag: '@engines' }, () => {
  test.use({ stored: { cart }, isSignedIn: true });

  test('there is no checkout, and a message says why', async ({ page }) => {
    await page.goto('/my-cart');
    await question(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Checkout' }).click();

    await expect(toast(page, 'Please Set Your Address from Top')).toBeVisible();
    await expect(checkoutDrawer(page)).toBeHidden();

    await page.getByRole('banner').getByRole('button', { name: 'Set delivery location' }).click();
    await chooseDeliveryLocation(page, '208001', 'Kanpur');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(checkoutDrawer(page)).toBeVisible();
  });
});

test.describe('a delivery location that is damaged in storage', () => {
  test.use({ stored: { selectedOffice: { ...kanpur, Pincode: '2080' } } });

  test('counts as none', async ({ page }) => {
    await page.goto('/my-cart');
    await expect(question(page)).toBeVisible();
  });
});

async function openQuestion(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set delivery location' }).click();
  await expect(pincode(page)).toBeVisible();
}
