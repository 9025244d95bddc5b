// spec-map: 4.3.2
import { expect, test } from './support/shop-test.ts';
import { watchShifts } from './support/watch-shifts.ts';

test('a prerendered page keeps its list when the API fails, and says that it may be out of date', async ({
  page,
  situation,
}) => {
  const end = await situation('server-fault');
  await page.goto('/products');
  const notice = page.getByText('This may be out of date. We keep trying to refresh it.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tulsi Giloy Drops' })).toBeVisible();
  await expect(page.getByTestId('skeleton')).toHaveCount(0);

  await end();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notice).toBeHidden();
});

test('the note that a page may be out of date moves nothing', async ({ page, situation }) => {
  await situation('server-fault');
  const moved = await watchShifts(page);
  for (const path of ['/products', '/product/s-46']) {
    await page.goto(path);
    await expect(page.getByText('This may be out of date.')).toBeInViewport();
    const { sum, shifts } = await moved();
    expect(sum, `${path}: ${shifts}`).toBeLessThan(0.001);
  }
});

test('a leaf stands in for each picture that is missing', async ({ page, situation }) => {
  await situation('pictures-missing');
  await page.goto('/products');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('link', { name: 'Tulsi Giloy Drops' })).toBeVisible();
  await expect(card.locator('[role="img"] svg').first()).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
});
