import { openSettled } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';

test(
  'on a phone, pictures far below are fetched when they are nearly in sight; Back finds the page as it was',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const banners = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/custom/images/banners/')) banners.add(request.url());
    });
    await openSettled(page, '/');
    await page.waitForLoadState('networkidle');
    expect([...banners]).toEqual([]);

    const banner = page.getByRole('link', { name: /Life Elixir/ }).first();
    // As a finger does it: what is passed on the way is laid out.
    const down = () => page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
    await expect(async () => {
      await down();
      await expect(banner).toBeInViewport({ ratio: 0.99, timeout: 100 });
    }).toPass();
    await expect.poll(() => banners.size).toBeGreaterThan(0);

    const { y } = (await banner.boundingBox()) ?? { y: NaN };
    await banner.tap();
    await expect(page).toHaveURL(/\/product\/life-elixir$/);
    await page.goBack();
    await expect.poll(async () => Math.abs(((await banner.boundingBox())?.y ?? NaN) - y)).toBeLessThanOrEqual(2);
  },
);
