import { DARK_DESKTOP, expectAccessible, LIGHT_DESKTOP } from './support/axe.ts';
import { paymentWindow } from './support/payment-window.ts';
import { distinctRoutes, shopRoutes } from './support/routes.ts';
import { openSettled, openWithin } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { showColours } from './support/show-colours.ts';
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

/** Pages that seldom change. */
const texts = distinctRoutes.map(({ name }) => name).filter((name) => !shopRoutes.flat().includes(name));

test.describe('everybody can use the shop', () => {
  test.use({ stored: fullCart, areFontsLate: true });

  for (const names of [...shopRoutes, ...texts.map((name) => [name])]) {
    test(`on ${names.join(', ')}${shopRoutes.includes(names) ? '' : ' @nightly'}`, async ({ page }) => {
      const paths = distinctRoutes.filter(({ name }) => names.includes(name)).map(({ path }) => path);
      for (const path of paths) {
        await (path === paths[0] ? openSettled : openWithin)(page, path);
        await expectUsable(page, path, LIGHT_DESKTOP);
      }
    });
  }

  test('in the dark, where the line under a link has the contrast of an edge', async ({ page }) => {
    await openSettled(page, '/privacy-policy');
    await page.evaluate(showColours, 'dark' as const);
    const link = page.getByRole('main').getByRole('link', { name: 'care@vanaveda.example' }).first();
    expect(await link.evaluate(contrastOfLine)).toBeGreaterThan(3);
  });

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

/** Runs in the page: the contrast of the line under a link with the page's ground, as WCAG counts it. */
function contrastOfLine(link: Element): number {
  const drawn = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const [ground, line] = [document.documentElement, link].map((element) => {
    const { backgroundColor, textDecorationColor } = getComputedStyle(element);
    drawn.fillStyle = element === link ? textDecorationColor : backgroundColor;
    drawn.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = Array.from(drawn.getImageData(0, 0, 1, 1).data, (value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  }) as [number, number];
  return Math.max(ground, line) / Math.min(ground, line);
}

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
