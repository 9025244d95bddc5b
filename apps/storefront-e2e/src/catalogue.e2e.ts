import { boxOf } from './support/boxes.ts';
import { scrollOf } from './support/scroll.ts';
import { expectDrawn, openHydrated } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { cardOf } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';

test.describe('the catalogue', () => {
  test.use({ stored: { selectedOffice: kanpur } });

  test('is sorted where one stands on the page, and entered by a press on any text of a card, and on any part of a product’s link to it', async ({
    page,
  }) => {
    await openHydrated(page, '/products?category=Immunity');
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.evaluate((select) => select.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const before = await scrollOf(page);
    expect(before).toBeGreaterThan(0);
    await sort.selectOption('Price, low to high');
    await expect(page).toHaveURL('/products?category=Immunity&sort=price-up');
    await expectDrawn(page);
    expect(await scrollOf(page)).toBe(before);

    for (const text of ['Immunity', 'Holy basil and giloy']) {
      await cardOf(page, 'Tulsi Giloy Drops').getByText(text).click({ force: true });
      await expect(page).toHaveURL('/product/tulsi-giloy-drops');
      await page.goBack();
    }

    await openHydrated(page, '/product/tulsi-giloy-drops');
    const category = page.getByRole('main').getByRole('link', { name: 'Immunity', exact: true }).last();
    // Where the letters of the title are above their line.
    const { x, y } = await boxOf(category);
    await page.mouse.click(x + 20, y + 20);
    await expect(page).toHaveURL('/products?category=Immunity');
  });
});
