import type { Page } from '@playwright/test';
import { motion } from './support/motion.ts';
import { phone } from './support/phone.ts';
import { expectDrawn, openHydrated } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { kanpur } from './support/stored.ts';

// "Go to Cart" replaces "Add to Cart" under the pointer and with the focus.
test.use({ ...motion, stored: { selectedOffice: kanpur } });

const main = (page: Page) => page.getByRole('main');
const addButton = (page: Page) => main(page).getByRole('button', { name: 'Add to Cart' }).first();
const goToCart = (page: Page) => main(page).getByRole('link', { name: 'Go to Cart' }).first();

/** Loads the cart's code first, so that navigation is immediate. */
async function openProducts(page: Page): Promise<void> {
  await openHydrated(page, '/my-cart');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/products');
  await addButton(page).scrollIntoViewIfNeeded();
}

async function middleOfButton(page: Page) {
  const { x, y, width, height } = (await addButton(page).boundingBox())!;
  return [x + width / 2, y + height / 2] as const;
}

async function expectAddedAndStayed(page: Page): Promise<void> {
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  await expectDrawn(page);
  await expect(goToCart(page)).toBeVisible();
  await expect(page).toHaveURL('/products');
}

test('a double click on Add to Cart adds, and does not leave the page, also with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProducts(page);
  await page.mouse.dblclick(...(await middleOfButton(page)));
  await expectAddedAndStayed(page);
  await goToCart(page).click();
  await expect(page).toHaveURL('/my-cart');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a double tap on Add to Cart adds, and does not leave the page', async ({ page }) => {
    await openProducts(page);
    const middle = await middleOfButton(page);
    await page.touchscreen.tap(...middle);
    await page.touchscreen.tap(...middle);
    await expectAddedAndStayed(page);
  });
});
