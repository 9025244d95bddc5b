// spec-map: 1.1.4, 6.1.1, 8.1.8, 8.1.9
import { openHydrated, openWithin } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { showColours } from './support/show-colours.ts';
import { kanpur } from './support/stored.ts';

test.use({ stored: { selectedOffice: kanpur } });

test(
  'two tabs show one cart, and lose no line that is added in turn',
  { tag: '@engines' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([openHydrated(page, '/products'), openHydrated(other, '/products')]);
    const tabs = [page, other];
    for (const place of [0, 1, 2, 3]) {
      await tabs[place % 2]!.getByRole('article').nth(place).getByRole('button', { name: 'Add to Cart' }).click();
      for (const tab of tabs) await expect(tab.getByTestId('cart-badge')).toHaveText(String(place + 1));
    }
    await page.reload();
    await expect(page.getByTestId('cart-badge')).toHaveText('4');
  },
);

test.describe('a customer', () => {
  test.use({
    stored: { selectedOffice: kanpur, cart: [{ product: 1, quantity: 2, type: 'product' }] },
    isSignedIn: true,
  });

  test('prints pages without their controls, what the cart costs, and a dark shop in the colours of a light one', async ({
    page,
  }) => {
    const coloursIn = (mode: 'light' | 'dark') =>
      page.evaluate(showColours, mode).then(() =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll('html, body, main, main *'))
            // The cart's bar, which paper leaves out, may come between two looks.
            .filter((element) => element.checkVisibility())
            .map((element) => {
              const { color, backgroundColor, borderColor, filter, colorScheme } = getComputedStyle(element);
              return [element.tagName, color, backgroundColor, borderColor, filter, colorScheme].join(' ');
            }),
        ),
      );
    const main = page.getByRole('main');
    await openHydrated(page, '/contact-us');
    for (const [path, shown] of [
      // First, so that the cart shows it as recently viewed.
      ['/product/s-46', 'Inclusive of all taxes'],
      ['/dashboard', 'Product Orders'],
      ['/my-cart', 'Tulsi Giloy Drops'],
      ['/fssai', 'Everyone who makes'],
    ] as const) {
      await page.emulateMedia({ media: 'screen' });
      await openWithin(page, path);
      const screen = await coloursIn('dark');
      await page.emulateMedia({ media: 'print' });
      await expect(main.getByText(shown).first()).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      const light = await coloursIn('light');
      expect(screen, path).not.toEqual(light);
      expect(await coloursIn('dark'), path).toEqual(light);
      if (path === '/dashboard' || path === '/my-cart') await expect(main.getByRole('button')).toHaveCount(0);
      if (path !== '/my-cart') continue;
      const summary = page.getByRole('region', { name: 'Cart Summary' });
      for (const term of ['Subtotal', 'Tax', 'Shipping', 'Total']) {
        await expect(summary.getByText(term, { exact: true })).toBeVisible();
      }
    }
  });
});
