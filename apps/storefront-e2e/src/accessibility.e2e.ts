import { DARK_DESKTOP, expectAccessible, LIGHT_DESKTOP } from './support/axe.ts';
import { routesInParts } from './support/routes.ts';
import { openSettled } from './support/settled.ts';
import { test } from './support/shop-test.ts';
import { fullCart } from './support/stored.ts';
import { expectFits, expectUsable } from './support/usable.ts';
import { walks } from './support/walks.ts';

/** States at which a page is held to more than accessibility: everything in reach, however large the text. */
const USABLE = ['menu', 'cart-remove', 'checkout-pay', 'checkout-success', 'dashboard', 'add-ticket'];

test.describe('everybody can use the shop', () => {
  // Nothing turns or slides while it is measured.
  test.use({ stored: fullCart, areFontsLate: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const { title, part } of routesInParts(4)) {
    test(`on the pages, ${title}`, async ({ page }) => {
      for (const { path } of part) {
        await openSettled(page, path);
        await expectUsable(page, path, LIGHT_DESKTOP);
      }
    });
  }

  for (const { title, use, go } of walks) {
    test.describe('on the way through', () => {
      test.use(use);

      test(title, async ({ page, customer, situation }) => {
        await go({ page, customer, situation }, async (name) => {
          await (USABLE.includes(name) ? expectUsable : expectAccessible)(page, name, DARK_DESKTOP);
          if (name === 'payment-window') await expectFits(page, name);
        });
      });
    });
  }
});
