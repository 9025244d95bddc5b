import { demo, logIn } from './support/account.ts';
import { expect, test } from './support/shop-test.ts';

const empty = [
  { named: 'catalogue-empty', path: '/products', says: 'Products Coming Soon', heading: 'Products(0) in All' },
  { named: 'offers-empty', path: '/offers', says: 'No offers match', heading: 'Offers(0)' },
  { named: 'academy-empty', path: '/vanaveda-academy', says: 'No File Found', heading: 'Vanaveda Academy' },
  { named: 'resources-empty', path: '/resource-files', says: 'No Resource Found', heading: 'Resource Files' },
] as const;

for (const { named, path, says, heading } of empty) {
  test(`${path} shows its empty state: ${named}`, async ({ page, situation }) => {
    await situation(named);
    await page.goto(path);
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByTestId('skeleton')).toHaveCount(0);
  });
}

test('a product without details is not found', async ({ page, situation }) => {
  await situation('product-unknown');
  await page.goto('/product/s-46');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page your are looking for is not found');
});

test('a dashboard without orders leads to the products', async ({ page, situation }) => {
  await situation('orders-empty');
  await page.goto('/login');
  await logIn(page, demo.customerId, demo.password);
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse products' }).click();
  await expect(page).toHaveURL('/products');
});

test('a leaf replaces each missing picture', async ({ page, situation }) => {
  await situation('pictures-missing');
  await page.goto('/products');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('link', { name: 'Tulsi Giloy Drops' })).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
});
