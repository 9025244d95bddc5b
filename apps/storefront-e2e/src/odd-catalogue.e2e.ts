import { expect, test } from '@playwright/test';
import { builtSite, publishShop, seedWith } from './support/published-shop.ts';
import { openHydrated } from './support/settled.ts';

const odd = { product_title: `Mother's "Tulsi" & Giloy <Drops>`, product_slug: `mother's-"tulsi"-&-<drops>` };

test('a product with whatever a catalogue has in names and slugs is found, opened and reloaded', async ({ page }) => {
  const seed = await seedWith((product) => (product.id === 1 ? { ...product, ...odd } : product));
  const shop = await publishShop(builtSite(), seed);
  await openHydrated(page, `${shop.url}/products?search=mother%27s`);
  await page.getByRole('main').getByText(odd.product_title).first().click();
  await expect(page).toHaveURL(`${shop.url}/product/${encodeURIComponent(odd.product_slug)}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: odd.product_title })).toBeVisible();
  await shop.end();
});
