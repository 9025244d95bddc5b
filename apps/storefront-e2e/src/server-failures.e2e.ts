// spec-map: 4.3.2
import { expect, test } from './support/shop-test.ts';
import { watchShifts } from './support/watch-shifts.ts';

test('a prerendered page stays when the API fails, and says that it may be out of date, which moves nothing', async ({
  page,
  situation,
}) => {
  const end = await situation('server-fault');
  const moved = await watchShifts(page);
  const notice = page.getByText('This may be out of date. We keep trying to refresh it.');
  for (const path of ['/product/s-46', '/products']) {
    await page.goto(path);
    await expect(notice).toBeInViewport();
    const { sum, shifts } = await moved();
    expect(sum, `${path}: ${shifts}`).toBeLessThan(0.001);
  }
  await expect(page.getByRole('link', { name: 'Tulsi Giloy Drops' })).toBeVisible();
  await expect(page.getByTestId('skeleton')).toHaveCount(0);
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const covers = (strip: HTMLElement) => {
      const [focused, { top }] = [document.activeElement, strip.getBoundingClientRect()];
      return !strip.contains(focused) && (focused?.getBoundingClientRect().bottom ?? 0) > top;
    };
    expect(await page.locator('#notices').evaluate(covers), `the notice over the focus, ${presses}`).toBe(false);
  }

  await end();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notice).toBeHidden();
});
