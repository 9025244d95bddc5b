import type { Product } from '@shop/api-contract/model';
import { openHydrated } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { kanpur } from './support/stored.ts';

test.use({ stored: { selectedOffice: kanpur } });

test('a prerendered page shows the prices of now, and asks once for each list that it shows', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/v1\/(all-products|hero-products|get-product)/, async (route) => {
    asked.push(new URL(route.request().url()).pathname.replace(/.*\/v1\//, ''));
    const response = await route.fetch();
    const products = (await response.json()) as Product[];
    await route.fulfill({ response, json: products.map((product) => ({ ...product, product_price: 987 })) });
  });
  for (const [address, lists] of [
    ['/', ['hero-products']],
    ['/my-cart', ['hero-products']],
    ['/products', ['all-products']],
    ['/products?form=tea&price=from-500&plant=Tulsi', ['all-products']],
    ['/product/s-46', ['get-product/s-46', 'all-products']],
  ] as const) {
    asked.length = 0;
    await openHydrated(page, address);
    await expect(page.getByRole('article').getByText(/^₹(?!987)/), address).toHaveCount(0);
    await expect(page.getByRole('main').getByText('₹987').first(), address).toBeVisible();
    expect(asked.sort(), address).toEqual([...lists].sort());
  }
});
