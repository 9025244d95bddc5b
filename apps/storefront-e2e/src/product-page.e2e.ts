import type { Page } from '@playwright/test';
import { boxOf } from './support/boxes.ts';
import { motion } from './support/motion.ts';
import { phone } from './support/phone.ts';
import { scrollOf } from './support/scroll.ts';
import { openHydrated, openWithin } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';

test.use({ ...motion, ...phone });

const enlarge = (page: Page, number: number) =>
  page.getByRole('button', { name: `Picture ${number} of 2, full screen` });
const thumbnail = (page: Page, number: number) => page.getByRole('button', { name: `Show picture ${number} of 2` });
const addToCart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' });

test('pictures are swiped, open full screen with a tap, and are pinched larger', async ({ page }) => {
  await openHydrated(page, '/product/life-elixir');
  await thumbnail(page, 2).tap();
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(enlarge(page, 2)).toBeInViewport({ ratio: 0.9 });

  await enlarge(page, 2).tap();
  const viewer = page.getByRole('dialog', { name: 'Life Elixir' });
  const picture = viewer.getByRole('img', { name: 'Life Elixir' });
  const { width, height } = page.viewportSize()!;
  await expect.poll(async () => (await boxOf(picture)).width).toBe(width);

  const touch = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: height / 2, id })) });
  await fingers('touchStart', width / 2 - 30);
  await fingers('touchStart', width / 2 - 30, width / 2 + 30);
  for (const apart of [50, 80, 110, 140]) await fingers('touchMove', width / 2 - apart, width / 2 + apart);
  await fingers('touchEnd');
  await expect.poll(async () => (await boxOf(picture)).width).toBeGreaterThan(1.5 * width);

  for (let press = 0; press < 8; press++) await viewer.getByRole('button', { name: 'Smaller' }).tap();
  await expect.poll(async () => (await boxOf(picture)).width).toBe(width);
  await fingers('touchStart', width - 80);
  for (const x of [width - 120, width - 160, width - 200]) await fingers('touchMove', x);
  await fingers('touchEnd');
  await expect(viewer.getByRole('status')).toHaveText('1 / 2');
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL('/product/life-elixir');
  await expect(enlarge(page, 1)).toBeInViewport({ ratio: 0.9 });
});

test('pictures follow their thumbnails, and arrows point the way, on a page that is translated into a language from right to left', async ({
  page,
}) => {
  await openHydrated(page, '/product/life-elixir');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  for (const number of [2, 1]) {
    await thumbnail(page, number).tap();
    await expect(thumbnail(page, number)).toHaveAttribute('aria-pressed', 'true');
    await expect(enlarge(page, number)).toBeInViewport({ ratio: 0.9 });
  }
  await enlarge(page, 1).tap();
  await expect(page.getByRole('dialog', { name: 'Life Elixir' })).toHaveCSS('direction', 'rtl');
  await page.keyboard.press('Escape');
  await openWithin(page, '/');
  await expect(page.getByRole('link', { name: 'See all products' }).locator('svg').first()).toHaveCSS('scale', '-1 1');
});

test('the bar with the button stands only while the button is off screen, and goes to the cart once it was pressed; adding moves nothing, and a double tap does not lead on', async ({
  page,
}) => {
  await openHydrated(page, '/product/s-46');
  await addToCart(page).first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  // The page's, the offer's, and the bar's, which is the last.
  const bar = addToCart(page).last();
  const ofCards = await page.getByRole('article').count();
  await expect(addToCart(page)).toHaveCount(2 + ofCards);
  await page.getByRole('heading', { name: 'About this pack' }).scrollIntoViewIfNeeded();
  await expect(addToCart(page)).toHaveCount(3 + ofCards);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.tap();
  await expect(page.getByRole('link', { name: 'Go to Cart' })).toHaveCount(2);
  await page.getByText('Inclusive of all taxes').scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Go to Cart' })).toHaveCount(1);

  await openWithin(page, '/product/tulsi-giloy-drops');
  await addToCart(page).first().scrollIntoViewIfNeeded();
  const before = await scrollOf(page);
  const { x, y } = await boxOf(addToCart(page).first());
  for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x + 20, y + 20);
  await expect(page.getByRole('link', { name: 'Go to Cart' }).first()).toBeVisible();
  expect(await scrollOf(page)).toBe(before);
  await expect(page.getByTestId('cart-badge')).toHaveText('2');
  await expect(page).toHaveURL('/product/tulsi-giloy-drops');
});
