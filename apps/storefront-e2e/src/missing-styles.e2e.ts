import { expect, test } from './support/shop-test.ts';
import { openSettled } from './support/settled.ts';
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

test('where the style sheet fails to load, the page says that it does not work', async ({ page, browserErrors }) => {
  browserErrors.expect(/failed request: GET \/assets\/.*\.css/, /Unable to preload CSS/);
  await page.route(/\/assets\/[^/]*\.css$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(/The shop’s script did not arrive/);
});
