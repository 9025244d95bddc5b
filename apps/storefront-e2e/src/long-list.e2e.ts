import type { Product } from '@shop/api-contract/model';
import { openSettled } from './support/settled.ts';
import { expectScrolledTo, scrollOf } from './support/scroll.ts';
import { expect, test } from './support/shop-test.ts';

const COUNT = 2_000;
/** Cards shown at first, and added by each press. */
const CARDS_PER_PRESS = 96;

/** Multiplies the world's catalogue; copies lead to the original products. */
test.beforeEach(({ page }) =>
  page.route('**/v1/all-products', async (route) => {
    const answer = await route.fetch();
    const products = (await answer.json()) as Product[];
    const copies = Array.from({ length: COUNT }, (_, index) => ({
      ...products[index % products.length],
      id: index + 1,
    }));
    await route.fulfill({ response: answer, json: copies });
  }),
);

test('Back from a product restores the list’s position without a new request; the product was requested once', async ({
  page,
}) => {
  await openSettled(page, '/products?search=');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Products(${COUNT}) in All`);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page).toHaveURL('/products?search=&show=192');
  const link = page.locator('[aria-posinset="150"]').getByRole('heading').getByRole('link');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname.replace(/.*\/v1\//, ''));
  });
  const ahead = page.waitForResponse('**/v1/get-product/*');
  await link.hover();
  await ahead;
  const before = await scrollOf(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Products/);
  await expect(page.locator('main:focus, main h1:focus')).toBeVisible();

  const seen = await page.evaluateHandle(() => {
    const seen = { skeletons: 0 };
    new MutationObserver(
      () => (seen.skeletons += document.querySelectorAll('[data-testid="skeleton"]').length),
    ).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(2 * CARDS_PER_PRESS);
  await expect(link).toBeInViewport();
  await expectScrolledTo(page, before);
  expect(await seen.evaluate(({ skeletons }) => skeletons)).toBe(0);
  // The pointer may have come to stand over another card.
  const path = (await link.getAttribute('href'))?.replace('/product', 'get-product');
  expect(asked.filter((one) => one === path)).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith('all-products'))).toEqual([]);
});
