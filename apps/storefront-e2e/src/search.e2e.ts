import type { Locator, Page } from '@playwright/test';
import { expectAccessible, LIGHT_DESKTOP } from './support/axe.ts';
import { boxOf } from './support/boxes.ts';
import { cutTexts, widestOverflow } from './support/overflow.ts';
import { phone } from './support/phone.ts';
import { scrollOf, scrollTo } from './support/scroll.ts';
import { expectDrawn, openHydrated, openWithin } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { tabTo } from './support/tab-to.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).filter({ visible: true });
const option = (page: Page, name: string) => suggestions(page).getByRole('option', { name });

test('suggestions load on the first focus, are gone through and followed by keyboard, and are whole on a small phone with letters of 200 %', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { keyboard } = page;
  await openHydrated(page, '/contact-us');
  expect(asked.filter((url) => url.includes('search-suggestions'))).toEqual([]);

  await tabTo(page, box(page));
  await keyboard.type('haldi');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(option(page, 'Golden Turmeric Milk Mix')).toContainText('₹325');
  await expect(option(page, 'Shallaki Joint Capsules')).toContainText('Made with turmeric');

  await expect(page.getByRole('status').filter({ hasText: '6 suggestions' })).toBeAttached();

  // The focus stays in the box, which names the highlighted suggestion.
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /turmeric-pepper-capsules/);
  await expect(box(page)).toBeFocused();

  await keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page)).toHaveValue('haldi');

  await keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /golden-turmeric-milk-mix/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/product/golden-turmeric-milk-mix');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golden Turmeric Milk Mix');
  await expect(page.locator('main:focus, main h1:focus')).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(suggestions(page)).toBeHidden();

  await box(page).fill('knee');
  await expect(option(page, 'Joint Care')).toBeVisible();
  await expectAccessible(page, 'suggestions', LIGHT_DESKTOP);

  await openWithin(page, '/');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await box(page).fill('root');
  await expect(option(page, 'Ashwagandha Root Capsules')).toContainText('₹525');
  expect(await page.evaluate(cutTexts)).toEqual([]);
  expect(await page.evaluate(widestOverflow)).toEqual([]);
});

test('suggestions that arrive after the search stay closed', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/search-suggestions-/, (route) => code.promise.then(() => route.continue()));
  await openHydrated(page, '/products');
  await box(page).fill('tulsi');
  await box(page).press('Enter');
  await expect(page.locator('h1')).toHaveText('Products(3) in All');

  const arrived = page.waitForResponse(/search-suggestions-.*js/);
  code.resolve();
  await (await arrived).finished();
  await expectDrawn(page);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await box(page).press('s');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
});

test.describe('in a window as narrow as a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search of the header leaves the list where it is, and is closed by Back @engines', async ({ page }) => {
    await openHydrated(page, '/products');
    await scrollTo(page, 2_400);
    const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first();
    const ofHeader = page.getByRole('banner').getByRole('combobox').and(box(page));
    const expectInPlace = () => expect.poll(() => scrollOf(page)).toBe(2_400);
    // A locator's click scrolls by itself.
    const press = async (control: Locator) => {
      const { x, y } = await boxOf(control);
      await page.mouse.click(x + 20, y + 20);
    };

    await press(button);
    await expect(ofHeader).toBeFocused();
    await expectInPlace();
    await press(button);
    await expect(ofHeader).toBeHidden();

    await press(button);
    await expect(ofHeader).toBeFocused();
    await page.goBack();
    await expect(ofHeader).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL('/products');
    await expectInPlace();

    await press(button);
    await expect(ofHeader).toBeFocused();
    await page.keyboard.type('knee', { delay: 50 });
    await press(option(page, 'Joint Care'));
    await expect(page).toHaveURL('/products?category=Joint%20Care');
    await expect(ofHeader).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/products');
    await expectInPlace();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a tap follows a suggestion, and the keyboard leaves, also in the menu, which closes', async ({ page }) => {
    await openHydrated(page, '/');
    await box(page).tap();
    await page.keyboard.type('knee');
    await option(page, 'Joint Care').tap();
    await expect(page).toHaveURL('/products?category=Joint%20Care');

    // Its keyboard is gone as well, also where the page stays.
    const ofPage = page.getByRole('combobox', { name: 'Search in products' });
    await ofPage.tap();
    await page.keyboard.type('heart');
    await option(page, 'Heart Care').tap();
    await expect(page).toHaveURL('/products?category=Heart%20Care');
    await expect(ofPage).not.toBeFocused();
    await ofPage.tap();
    await page.keyboard.type('tulsi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products?search=tulsi');
    await expect(ofPage).not.toBeFocused();

    // A tap beside the list closes it, and nothing else.
    await ofPage.tap();
    await expect(suggestions(page)).toBeVisible();
    await page.touchscreen.tap(100, 760);
    await expect(suggestions(page)).toBeHidden();
    await expectDrawn(page);
    await expect(page).toHaveURL('/products?search=tulsi');

    await page.getByRole('button', { name: 'Open the menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('combobox').tap();
    // Ark's combobox sets the caret as it opens, which ends the selection by which `fill` replaces the text.
    await expect(suggestions(page)).toBeVisible();
    await menu.getByRole('combobox').fill('brahmi');
    await option(page, 'Brahmi Focus Capsules').tap();
    await expect(page).toHaveURL('/product/brahmi-focus-capsules');
    await expect(menu).toBeHidden();
  });
});
