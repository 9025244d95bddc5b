import { widestOverflow } from './support/overflow.ts';
import { openHydrated, openWithin } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutButton, checkoutDrawer } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';

const WIDTHS = [320, 768, 1280];

/** What names things in the API's answers. */
const NAMES =
  /^(?:id|name|(?:product_|offer_)?title|(?:category|offer)_name|product_desc|available_offers|small_details|size_type_id)$/;

/** As one word of 80 letters, which starts with the old one. */
const longWord = (text: string) => text.replaceAll(/\W/g, '').padEnd(80, 'w').slice(0, 80);

/** Such a word in a paragraph, and twelve columns. */
const WIDE_HTML = `<p>${longWord('')}</p><table><tr>${'<td>Ocimum tenuiflorum</td>'.repeat(12)}</tr></table>`;

const asLongWord = (key: string, value: unknown) => {
  if (key === 'product_details') return WIDE_HTML;
  return typeof value === 'string' && NAMES.test(key) ? longWord(value) : value;
};

test.describe('with words of 80 letters', () => {
  test.use({
    isSignedIn: true,
    stored: { cart: [{ product: 46, quantity: 2, type: 'product' }], selectedOffice: kanpur },
  });
  test.beforeEach(async ({ page }) => {
    await page.route(/\/api\/(?:user$|v1\/(?!payments))/, async (route) => {
      const answer = await route.fetch();
      const json = answer.ok() ? JSON.stringify(await answer.json(), asLongWord) : await answer.text();
      await route.fulfill({ response: answer, body: json });
    });
  });

  test('no page is wider than the window, nor the checkout', async ({ page }) => {
    await openHydrated(page, '/contact-us');
    for (const path of [
      '/',
      '/products',
      `/products?search=${'w'.repeat(80)}`,
      '/product/tulsi-giloy-drops',
      '/offers',
      '/dashboard',
      '/vanaveda-academy',
      '/resource-files',
      '/faq',
      '/my-cart',
    ]) {
      await openWithin(page, path);
      await expect(page.getByText(/\w{30,}w{20}/).first()).toBeAttached();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => page.evaluate(widestOverflow), `${path}, ${width} px`).toEqual([]);
      }
    }

    await page.setViewportSize({ width: 320, height: 800 });
    const account = page.getByRole('banner').getByRole('link', { name: /w{20}/ }).last();
    expect((await account.locator('svg').boundingBox())?.width).toBeGreaterThan(16);
    await checkoutButton(page).click();
    const drawer = checkoutDrawer(page);
    await expect(drawer.getByText(/Paying as .*w{20}/)).toBeVisible();
    await drawer.getByText(/^Total ·/).click();
    await expect(drawer.getByRole('region', { name: 'Order summary' }).getByText(/w{20}/).first()).toBeVisible();
    const tooWide = () =>
      drawer.evaluate((shown) =>
        Array.from(shown.querySelectorAll('*'))
          .filter((part) => part.getBoundingClientRect().right > window.innerWidth)
          .map(({ outerHTML }) => outerHTML),
      );
    await expect.poll(tooWide).toEqual([]);
  });

  test('suggestions are whole, of recent searches as of products', async ({ page }) => {
    await openHydrated(page, `/products?search=${'w'.repeat(80)}`);
    const search = page.getByRole('combobox', { name: 'Search products' });
    for (const text of ['', 'w']) {
      await search.fill(text);
      await expect(page.getByRole('option', { name: /w{20}/ }).first()).toBeVisible();
      const isCut = (list: Element) => list.scrollWidth > list.clientWidth;
      expect.soft(await page.getByRole('listbox').evaluate(isCut), `for “${text}”`).toBe(false);
    }
  });
});
