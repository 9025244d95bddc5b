import { phone } from './support/phone.ts';
import { openHydrated } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';

test('who types an address in another spelling sees the page, and its own address', async ({ page }) => {
  for (const [typed, address, title] of [
    ['/index.html', '/index', 'Vanaveda'],
    ['/PRODUCTS?sort=name', '/products?sort=name', 'Products'],
    ['/offers/?utm_source=letter#top', '/offers?utm_source=letter#top', 'Offers'],
    ['/product/S-46.html', '/product/s-46', 'S-46'],
  ] as const) {
    await openHydrated(page, typed);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the products have one search box, with the search of the address, whatever its spelling', async ({ page }) => {
    await openHydrated(page, '/Products/?search=tulsi');
    await expect(page).toHaveURL('/products?search=tulsi');
    const boxes = page.getByRole('search').locator('input:visible');
    await expect(boxes).toHaveCount(1);
    await expect(boxes).toHaveValue('tulsi');
  });
});
