import { openHydrated } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';

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

test('a browser that is too old for the shop’s script shows a message that says so', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect('page error: document.head.append is not a function');
  await page.addInitScript(() => void Reflect.deleteProperty(Element.prototype, 'append'));
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText(/use a\s+newer browser/);
});
