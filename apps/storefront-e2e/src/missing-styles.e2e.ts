import { expect, test } from './support/shop-test.ts';
import { openHydrated, openSettled } from './support/settled.ts';
import { routesInParts } from './support/routes.ts';
import { missingStylesIn } from './support/missing-styles.ts';

for (const { title, part } of routesInParts(3)) {
  test(`a page is styled before any file has come, ${title}`, async ({ page, context }) => {
    for (const { path } of part) {
      const html = await (await page.request.get(path)).text();
      await page.setContent(html.replaceAll(/<script\b[^]*?<\/script>|<link\b[^>]*>/g, ''));
      expect(await missingStylesIn(context), path).toEqual([]);
    }
  });
}

test.describe('a returning shopper', () => {
  test.use({ stored: { cart: [{ product: 46, quantity: 2, type: 'product' }] } });

  test('sees stored content styled from the start', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const badge = document.querySelector('[data-testid="cart-badge"]');
        if (badge && !window.name) window.name = getComputedStyle(badge).position;
      }).observe(document, { childList: true, subtree: true });
    });
    await openSettled(page, '/');
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
    expect(await page.evaluate(() => window.name)).toBe('absolute');
  });
});

test('an old browser, without the calls of the last years, opens the shop', async ({ page }) => {
  await page.addInitScript(() => {
    const newer: [object, string[]][] = [
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    ];
    for (const [owner, calls] of newer) calls.forEach((call) => Reflect.deleteProperty(owner, call));
  });
  await openHydrated(page, '/product/s-46');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
});

test('a browser that is too old for the shop’s script is told so', async ({ page, browserErrors }) => {
  browserErrors.expect('page error: too old');
  await page.addInitScript(() => {
    document.addEventListener = () => {
      throw new Error('too old');
    };
  });
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText(/use a\s+newer browser/);
});

test('where the style sheet fails to load, the page says that it does not work', async ({ page, browserErrors }) => {
  browserErrors.expect(/failed request: GET \/assets\/.*\.css/, /Unable to preload CSS/);
  await page.route(/\/assets\/[^/]*\.css$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(/The shop’s script did not arrive/);
});
