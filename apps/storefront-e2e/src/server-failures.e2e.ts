import { expectRecovered, retryNotice } from './support/recovery.ts';
import { expect, test } from './support/shop-test.ts';

test.describe('a product newer than the build', () => {
  test.use({ isPrerendered: false });

  for (const failure of [
    'server-fault',
    'maintenance',
    'too-many-requests',
    'garbled-answers',
    'empty-answers',
    'offline',
  ] as const) {
    test(`a failure is not shown at ${failure}: the lists wait and recover`, async ({ page, situation }) => {
      const end = await situation(failure);
      await page.goto('/products');
      await expect(retryNotice(page)).toBeVisible();
      await expect(page.getByTestId('skeleton').first()).toBeVisible();
      await expect(page.getByRole('region', { name: /Notifications/ })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products in All');

      await end();
      await expectRecovered(page, page.getByRole('link', { name: 'Tulsi Giloy Drops' }));
    });
  }
});

test('a prerendered page keeps its list when the API fails, and says so', async ({ page, situation }) => {
  const end = await situation('server-fault');
  await page.goto('/products');
  await expect(retryNotice(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tulsi Giloy Drops' })).toBeVisible();
  await expect(page.getByTestId('skeleton')).toHaveCount(0);

  await end();
  await expectRecovered(page, page.getByRole('link', { name: 'Tulsi Giloy Drops' }));
});

for (const network of ['slow-3g', 'fast-3g', 'flaky'] as const) {
  test(`over ${network} a product gets as far as the cart`, async ({ page, situation }) => {
    await situation(network);
    await page.goto('/product/s-46');
    await expectRecovered(page, page.getByRole('heading', { level: 1, name: /S-46/ }));
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
  });
}
