import { expectRecovered, outOfDateNotice, retryNotice } from './support/recovery.ts';
import { expect, test } from './support/shop-test.ts';

test.describe('on a page that is not prerendered', () => {
  test.use({ isPrerendered: false });

  test('lists wait while connections break, show no failure, and recover', async ({ page, situation }) => {
    const end = await situation('empty-answers');
    await page.goto('/products');
    await expect(retryNotice(page)).toBeVisible();
    await expect(page.getByTestId('skeleton').first()).toBeVisible();
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products in All');

    await end();
    await expectRecovered(page, page.getByRole('link', { name: 'Tulsi Giloy Drops' }));
  });
});

test('a prerendered page keeps its list when the API fails, and says that it may be out of date', async ({
  page,
  situation,
}) => {
  const end = await situation('server-fault');
  await page.goto('/products');
  await expect(outOfDateNotice(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tulsi Giloy Drops' })).toBeVisible();
  await expect(page.getByTestId('skeleton')).toHaveCount(0);

  await end();
  await expectRecovered(page, page.getByRole('link', { name: 'Tulsi Giloy Drops' }));
});

test('over a flaky network a product gets as far as the cart', async ({ page, situation }) => {
  await situation('flaky');
  await page.goto('/product/s-46');
  await expectRecovered(page, page.getByRole('heading', { level: 1, name: /S-46/ }));
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
});

test('a leaf stands in for each picture that is missing', async ({ page, situation }) => {
  await situation('pictures-missing');
  await page.goto('/products');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('link', { name: 'Tulsi Giloy Drops' })).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
});
