import { DARK_DESKTOP, expectAccessible, LIGHT_DESKTOP } from './support/axe.ts';
import { paymentWindow } from './support/payment-window.ts';
import { distinctRoutes } from './support/routes.ts';
import { openSettled, openWithin } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { fullCart } from './support/stored.ts';
import { translatePages } from './support/translate-page.ts';
import { expectFits, expectUsable } from './support/usable.ts';
import { walks } from './support/walks.ts';

/** States at which a page is held to more than accessibility: everything in reach, however large the text. */
const USABLE = [
  ...['menu-customer', 'cart-full', 'cart-remove', 'checkout-unsuccessful', 'checkout-success'],
  ...['login-error', 'register-error', 'dashboard', 'add-ticket', 'order-paid'],
];

/** A later state of the same way shows all that these do. */
const SHOWN_AGAIN = ['checkout-pay', 'payment-window'];

/** Pages of the shop itself, some in a test. */
const SHOPS = [
  ['home', 'offers', 'order', 'not-found'],
  ['products-category', 'products-none', 'product'],
];
/** The others seldom change. */
const texts = distinctRoutes.map(({ name }) => name).filter((name) => !SHOPS.flat().includes(name));

test.describe('everybody can use the shop', () => {
  test.use({ stored: fullCart, areFontsLate: true });

  for (const names of [...SHOPS, ...texts.map((name) => [name])]) {
    test(`on ${names.join(', ')}${SHOPS.includes(names) ? '' : ' @nightly'}`, async ({ page }) => {
      const paths = distinctRoutes.filter(({ name }) => names.includes(name)).map(({ path }) => path);
      for (const path of paths) {
        await (path === paths[0] ? openSettled : openWithin)(page, path);
        await expectUsable(page, path, LIGHT_DESKTOP);
      }
    });
  }

  test('in forced colours, where buttons have an edge, the focus alone an outline, and the current link alone a line @nightly', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of ['/', '/products', '/product/s-46', '/my-cart', '/login', '/about-vanaveda/about']) {
      await openSettled(page, path);
      expect.soft(await page.evaluate(wronglyMarked), path).toEqual([]);
      const withoutEdge = await page
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.flatMap((button) =>
            getComputedStyle(button).borderBlockStartWidth === '0px' ? [button.textContent] : [],
          ),
        );
      expect.soft(withoutEdge, path).toEqual([]);
    }
  });

  for (const { title, use, go } of walks) {
    test.describe('on the way through, which the browser translates', () => {
      test.use(use);

      test(title, async ({ page, customer, situation }) => {
        await translatePages(page);
        await go({ page, customer, situation }, async (name, _, news) => {
          if (SHOWN_AGAIN.includes(name)) return;
          if (await page.locator('#root').count()) await expect(page.locator('#root font').first()).toBeAttached();
          await (USABLE.includes(name) ? expectUsable : expectAccessible)(page, name, DARK_DESKTOP, news);
          if (name === 'payment-window-tools') {
            await expectFits(page, name);
            await expect(paymentWindow(page).frame.locator('#merchant font, #order font')).toHaveCount(0);
          }
        });
      });
    });
  }
});

/** Runs in the page: links that look as if they had the focus, and others of a group that look like the current one. */
function wronglyMarked(): string[] {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  return Array.from(document.querySelectorAll('main a, header nav a'))
    .filter((link) => {
      const { outlineStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(link);
      const isLined = borderBottomWidth !== '0px' && borderBottomColor !== ground;
      return outlineStyle !== 'none' || (isLined && link.matches('nav :not([aria-current])'));
    })
    .map(({ textContent }) => textContent);
}
