import type { Product } from '@shop/api-contract/model';
import { expectRecovered, retryNotice } from './support/recovery.ts';
import { expect, test } from './support/shop-test.ts';

const lists = [
  { page: '/', list: 'hero-products', down: 'catalogue-down', shown: 'Tulsi Giloy Drops' },
  { page: '/products', list: 'all-products', down: 'catalogue-down', shown: 'Tulsi Giloy Drops' },
  { page: '/products', list: 'categories', down: 'categories-down', shown: 'Tulsi Giloy Drops' },
  { page: '/offers', list: 'all-offers', down: 'offers-down', shown: 'Saffron Serum Gift Pair' },
  {
    page: '/vanaveda-academy',
    list: 'all-academy-files',
    down: 'academy-down',
    shown: 'Reading a Label: Names, Parts and Weights',
  },
  { page: '/resource-files', list: 'all-resource-files', down: 'resources-down', shown: 'Quality Charter' },
] as const;

// Prerendered pages already have their lists.
test.use({ isPrerendered: false });

for (const { page: path, list, down, shown } of lists) {
  test(`${path} keeps its skeletons while ${list} fails, and recovers`, async ({ page, situation }) => {
    const end = await situation(down);
    const asked = () => page.waitForRequest(`**/api/v1/${list}`);

    const again = asked().then(asked);
    await page.goto(path);
    await expect(page.getByTestId('skeleton').first()).toBeVisible();
    await again; // by itself
    await expect(retryNotice(page)).toBeVisible();
    expect(await page.getByTestId('skeleton').count()).toBeGreaterThanOrEqual(6);
    await expect(page.getByText('Products Coming Soon')).toBeHidden();

    await end();
    await expectRecovered(page, page.getByText(shown).first());
    await expect(page.getByTestId('skeleton')).toHaveCount(0);
  });
}

test('an invalid list leaves the rest of the page intact, and an invalid item the rest of its list', async ({
  page,
}) => {
  const answers: unknown[] = [{}, {}];
  await page.route('**/api/v1/all-products', async (route) => {
    const answer = await route.fetch();
    const [first, ...others] = (await answer.json()) as Product[];
    await route.fulfill({ json: answers.shift() ?? [{ ...first, images: null }, ...others] });
  });
  await page.goto('/products');
  await expect(retryNotice(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByTestId('skeleton')).toHaveCount(6);

  await expectRecovered(page, page.getByRole('heading', { level: 1, name: 'Products(45) in All' }));
  await expect(page.getByRole('heading', { name: 'S-46 Sattva Greens' })).toBeVisible();
});

test('a failed product page keeps loading, and recovers as soon as the connection is back', async ({
  page,
  situation,
}) => {
  const end = await situation('product-down');
  const asked = page.waitForResponse('**/api/v1/get-product/s-46');
  await page.goto('/product/s-46');
  await asked;
  await expect(page.getByText('Loading Please Wait')).toBeVisible();

  await end();
  await expectRecovered(page, page.getByRole('heading', { level: 1, name: /S-46/ }));
});
