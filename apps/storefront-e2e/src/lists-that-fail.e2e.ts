import { expect, test } from './support/shop-test.ts';

const lists = [
  { page: '/', list: 'hero-products', shown: 'Tulsi Giloy Drops' },
  { page: '/products', list: 'all-products', shown: 'Tulsi Giloy Drops' },
  { page: '/products', list: 'categories', shown: 'Tulsi Giloy Drops' },
  { page: '/offers', list: 'all-offers', shown: 'Saffron Serum Gift Pair' },
  { page: '/vanaveda-academy', list: 'all-academy-files', shown: 'Reading a Label: Names, Parts and Weights' },
  { page: '/resource-files', list: 'all-resource-files', shown: 'Quality Charter' },
];
const trouble = 'This is taking longer than it should. We keep trying by ourselves.';

for (const { page: path, list, shown } of lists) {
  test(`${path} keeps its skeletons while ${list} fails, and heals`, async ({ page, mishaps }) => {
    mishaps.expect(new RegExp(`failed request: GET /api/v1/${list}`));
    const asked = () => page.waitForRequest(`**/api/v1/${list}`);
    let isDown = true;
    await page.route(`**/api/v1/${list}`, (route) => (isDown ? route.abort('connectionreset') : route.continue()));

    const again = asked().then(asked);
    await page.goto(path);
    await expect(page.getByTestId('skeleton').first()).toBeVisible();
    await expect(page.getByText(trouble)).toBeHidden();

    await again; // by itself
    await expect(page.getByText(trouble)).toBeVisible();
    expect(await page.getByTestId('skeleton').count()).toBeGreaterThanOrEqual(6);
    await expect(page.getByText('Products Coming Soon')).toBeHidden();

    isDown = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(page.getByText(trouble)).toBeHidden();
    await expect(page.getByTestId('skeleton')).toHaveCount(0);
  });
}

test('a product page that fails keeps loading, and heals as soon as the connection is back', async ({
  page,
  mishaps,
}) => {
  mishaps.expect('failed request: GET /api/v1/get-product/s-46');
  await page.route('**/api/v1/get-product/s-46', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.goto('/product/s-46');
  await expect(page.getByText('Loading Please Wait')).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/S-46/);
});
