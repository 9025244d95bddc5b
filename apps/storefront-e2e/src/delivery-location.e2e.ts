import type { Page } from '@playwright/test';
import { expect, test } from './support/shop-test.ts';
import { chooseDeliveryLocation } from './support/shopping.ts';
import { typeInto } from './support/type-into.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Setup Delivery Location?' });

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

  test('alerts to a status that is neither Error nor Success', async ({ page, situation }) => {
    const alerts: string[] = [];
    page.on('dialog', (alert) => void (alerts.push(`${alert.type()}: ${alert.message()}`), alert.accept()));
    await situation('pincode-unknown-status');
    await page.goto('/');
    await page.getByRole('button', { name: 'Set delivery location' }).click();
    await typeInto(question(page).getByLabel('Pincode'), '208001');
    await expect.poll(() => alerts).toEqual(['alert: Failed to Hit Api']);
  });
});
