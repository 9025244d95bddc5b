// spec-map: 2.7.10, 2.7.11, 2.7.12, 3.1.8
import { openHydrated } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { amountOn, cardOf } from './support/shopping.ts';

test.describe('the catalogue', () => {
  test('is sorted where one stands on the page, over a reload too', async ({ page }) => {
    const prices = async () =>
      Promise.all((await page.getByRole('article').getByText(/^₹/).all()).map((price) => amountOn(price)));
    await openHydrated(page, '/products?category=Immunity');
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.evaluate((select) => select.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);

    await sort.selectOption('Price, low to high');
    await expect(page).toHaveURL('/products?category=Immunity&sort=price-up');
    const sorted = (await prices()).toSorted((one, other) => one - other);
    await expect.poll(prices).toEqual(sorted);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await page.reload();
    // The browser itself may restore the value, before the list is sorted.
    await expect(sort).toHaveValue('price-up');
    await expect.poll(prices).toEqual(sorted);
  });

  test('is entered by a press on any text of a card', async ({ page }) => {
    await page.goto('/products?search=tulsi');
    for (const text of ['Immunity', 'Holy basil and giloy']) {
      await cardOf(page, 'Tulsi Giloy Drops').getByText(text).click({ force: true });
      await expect(page).toHaveURL('/product/tulsi-giloy-drops');
      await page.goBack();
    }
  });
});

test.describe('a product’s page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes its parts', async ({ page, browserErrors }) => {
    // Requests by the inline script.
    browserErrors.expect('failed request: GET /assets/');
    await page.goto('/product/tulsi-giloy-drops');
    const part = (title: string) => page.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) });
    await part('Frequently Asked Questions').getByRole('heading').click();
    await expect(part('Frequently Asked Questions').getByRole('definition').first()).toBeVisible();
    await expect(part('Features').getByRole('row', { name: /^Tulsi/ })).toContainText('fresh leaf');
    await part('Product Details').getByRole('heading').click();
    await expect(part('Product Details').getByRole('listitem').first()).toBeHidden();
  });
});

test('the mouse scrolls a row of products by its arrows', async ({ page }) => {
  await openHydrated(page, '/');
  const row = page.getByRole('list', { name: 'Products For You' });
  const next = page.getByRole('button', { name: 'Next products' }).first();
  await next.click();
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(300);
  await expect(row.getByRole('article').first()).not.toBeInViewport();
});

test('a dialog stays off the window’s edges and scrolls inside, in a low window as a whole', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Beauty Care' }).click();
  const dialog = page.getByRole('dialog', { name: 'Beauty Care' });
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const link = dialog.getByRole('link', { name: 'See Beauty Care' });
  await expect(link).toBeInViewport({ ratio: 1 });

  const expectInside = async (height: number) => {
    await page.setViewportSize({ width: 1280, height });
    const { y, height: own } = (await dialog.boundingBox()) ?? { y: NaN, height: NaN };
    expect(y).toBeGreaterThanOrEqual(16);
    if (height > 500) expect(y + own).toBeLessThanOrEqual(height - 16);
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  };
  await expectInside(800);
  await expectInside(560);
  await dialog.getByRole('button', { name: 'Close' }).scrollIntoViewIfNeeded();
  await expectInside(400);
});
