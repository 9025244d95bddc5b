// spec-map: 1.1.4, 6.1.1, 8.1.8, 8.1.9
import { openHydrated, openSettled } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
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

  test('prints the cart and the dashboard without their controls, and what the cart costs', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const [path, shown] of [
      ['/dashboard', 'Product Orders'],
      ['/my-cart', 'Tulsi Giloy Drops'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(shown)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeHidden();
    }
    const summary = page.getByRole('region', { name: 'Cart Summary' });
    for (const term of ['Subtotal', 'Tax', 'Shipping', 'Total']) {
      await expect(summary.getByText(term, { exact: true })).toBeVisible();
    }
  });

  test('prints a dark shop in the colours of a light one', async ({ page }) => {
    const coloursOf = async (path: string, colorMode: string) => {
      await page.evaluate((mode) => localStorage.setItem('colorMode', mode), colorMode);
      await openSettled(page, path);
      return page.evaluate(() =>
        Array.from(document.querySelectorAll('html, body, main, main *'), (element) => {
          const { color, backgroundColor, borderColor, filter, colorScheme } = getComputedStyle(element);
          return [element.tagName, color, backgroundColor, borderColor, filter, colorScheme].join(' ');
        }),
      );
    };
    await page.goto('/fssai');
    for (const path of ['/my-cart', '/dashboard', '/product/s-46', '/fssai']) {
      await page.emulateMedia({ media: 'screen' });
      const screen = await coloursOf(path, 'dark');
      await page.emulateMedia({ media: 'print' });
      const light = await coloursOf(path, 'light');
      expect(screen, path).not.toEqual(light);
      expect(await coloursOf(path, 'dark'), path).toEqual(light);
    }
  });
});
