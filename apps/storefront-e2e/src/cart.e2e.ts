// spec-map: 1.1.4, 6.1.1, 8.1.8, 8.1.9
import { openHydrated, openSettled } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { kanpur } from './support/stored.ts';

test.use({ stored: { selectedOffice: kanpur } });

test(
  'the cart loses no line when two tabs add five lines each at once',
  { tag: '@engines' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([openHydrated(page, '/products'), openHydrated(other, '/products')]);
    const at = (await page.evaluate(() => Date.now())) + START_DELAY;
    await Promise.all([
      page.evaluate(pressAddAt, { at, places: [0, 1, 2, 3, 4] }),
      other.evaluate(pressAddAt, { at, places: [5, 6, 7, 8, 9] }),
    ]);
    for (const tab of [page, other]) await expect(tab.getByTestId('cart-badge')).toHaveText('10');

    await page.reload();
    await expect(page.getByTestId('cart-badge')).toHaveText('10');
  },
);

/** Far enough, in ms, for both tabs to be ready for it. */
const START_DELAY = 400;

/** Runs in the page: presses the buttons of the cards in those places, all in that millisecond. */
async function pressAddAt({ at, places }: { at: number; places: number[] }): Promise<void> {
  const cards = document.querySelectorAll('article');
  await new Promise((resolve) => setTimeout(resolve, at - Date.now() - 20));
  while (Date.now() < at);
  for (const place of places) cards[place]?.querySelector('button')?.click();
}

test.describe('a customer', () => {
  test.use({
    stored: { selectedOffice: kanpur, cart: [{ product: 1, quantity: 2, type: 'product' }] },
    isSignedIn: true,
  });

  test('prints the cart and the dashboard without their controls', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const [path, shown] of [
      ['/my-cart', 'Tulsi Giloy Drops'],
      ['/dashboard', 'Product Orders'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(shown)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeHidden();
    }
  });

  test('prints what the cart costs', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/my-cart');
    const summary = page.getByRole('region', { name: 'Cart Summary' });
    for (const term of ['Subtotal', 'Tax', 'Shipping', 'Total']) {
      await expect(summary.getByText(term, { exact: true })).toBeVisible();
    }
  });

  for (const path of ['/my-cart', '/dashboard', '/product/s-46', '/fssai']) {
    test(`prints ${path} from a dark shop in the colours of a light one`, async ({ page }) => {
      const coloursOf = async (colorMode: string) => {
        await page.evaluate((mode) => localStorage.setItem('colorMode', mode), colorMode);
        await openSettled(page, path);
        return page.evaluate(() =>
          Array.from(document.querySelectorAll('html, body, main, main *'), (element) => {
            const { color, backgroundColor, borderColor, filter, colorScheme } = getComputedStyle(element);
            return [element.tagName, color, backgroundColor, borderColor, filter, colorScheme].join(' ');
          }),
        );
      };
      await openSettled(page, path);
      const screen = await coloursOf('dark');
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
      const light = await coloursOf('light');
      expect(screen).not.toEqual(light);
      expect(await coloursOf('dark')).toEqual(light);
    });
  }
});
