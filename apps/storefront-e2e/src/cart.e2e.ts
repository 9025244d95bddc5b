import { expect, test } from './support/shop-test.ts';
import { cardOf, toast } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';

test.describe('the cart', { tag: '@engines' }, () => {
  test.use({ stored: { selectedOffice: kanpur } });

  test('is active in a new tab', async ({ page, context }) => {
    await page.goto('/products');
    await cardOf(page, 'Tulsi Giloy Drops').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
    await page.close();

    const fresh = await context.newPage();
    await fresh.goto('/my-cart');
    await expect(fresh.getByRole('link', { name: 'Tulsi Giloy Drops' })).toBeVisible();
    await expect(fresh.getByTestId('line-quantity')).toHaveText('1');
  });

  test('loses no line when two tabs add five lines each at once', async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([page.goto('/products'), other.goto('/products')]);

    for (const tab of [page, other]) await expect(tab.getByRole('article').first()).toBeVisible();

    const at = (await page.evaluate(() => Date.now())) + START_DELAY;
    await Promise.all([
      page.evaluate(pressAddAt, { at, places: [0, 1, 2, 3, 4] }),
      other.evaluate(pressAddAt, { at, places: [5, 6, 7, 8, 9] }),
    ]);
    for (const tab of [page, other]) await expect(tab.getByTestId('cart-badge')).toHaveText('10');

    await page.reload();
    await expect(page.getByTestId('cart-badge')).toHaveText('10');
  });
});

test.describe('a cart line', { tag: '@engines' }, () => {
  test.use({
    stored: {
      selectedOffice: kanpur,
      cart: [
        { product: 1, quantity: 40, type: 'product' },
        { product: 2, quantity: 1, type: 'product' },
      ],
    },
  });

  test('changes by plus and minus, is removed after a question, and can be restored', async ({ page }) => {
    await page.goto('/my-cart');
    const press = (button: string) => page.getByRole('button', { name: button }).click();
    await press('Decrease quantity of Tulsi Giloy Drops');
    await expect(toast(page, 'Removed 1  quanity of Tulsi Giloy Drops')).toBeVisible();
    await press('Increase quantity of Amla Daily Capsules');
    await expect(page.getByTestId('line-quantity')).toHaveText(['39', '2']);

    await press('Remove Amla Daily Capsules');
    await page.getByRole('alertdialog', { name: 'Remove From Cart' }).getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByTestId('line-quantity')).toHaveText(['39']);
    await press('Undo');
    await expect(page.getByTestId('line-quantity')).toHaveText(['39', '2']);
    await page.reload();
    await expect(page.getByTestId('line-quantity')).toHaveText(['39', '2']);
  });
});

/** Far enough, in ms, for both tabs to be ready for it. */
const START_DELAY = 400;

/** Runs in the page: presses the buttons of the cards in those places, all in that millisecond. */
async function pressAddAt({ at, places }: { at: number; places: number[] }): Promise<void> {
  const cards = document.querySelectorAll('article');
  await new Promise((resolve) => setTimeout(resolve, at - Date.now() - 20));
  while (Date.now() < at);
  for (const place of places) cards[place]?.querySelector('button')?.click();
}
