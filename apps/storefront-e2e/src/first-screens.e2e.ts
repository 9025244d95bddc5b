import { bottomOf, boxOf } from './support/boxes.ts';
import { openHydrated, openWithin, resize } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { checkoutButton, checkoutDrawer } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 768 };

/** Below the free shipping, so that the summary has all its rows. */
const cart = [{ product: 46, quantity: 1, type: 'product' }] as const;

type Box = Awaited<ReturnType<typeof boxOf>>;
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test.describe('with a cart', () => {
  test.use({ stored: { cart: [...cart], selectedOffice: kanpur } });

  test('what a form is for is on the first screen', async ({ page }) => {
    const laptopOf800 = { width: 1280, height: 800 };
    await openHydrated(page, '/contact-us');
    for (const [path, name, ...limits] of [
      ['/my-cart', 'Checkout', [laptop, 720]],
      ['/login', 'Login', [laptop, 720], [laptopOf800, 720], [phone, 844]],
      ['/register', 'Register', [laptop, 768], [laptopOf800, 800], [phone, 844]],
    ] as const) {
      await openWithin(page, path);
      const button = page.getByRole('main').getByRole('button', { name, exact: true });
      for (const [size, limit] of limits) {
        await resize(page, size);
        expect.soft(await bottomOf(button), `${name} at ${size.width} x ${size.height}`).toBeLessThan(limit);
      }
    }
  });

  test('on a phone a toast covers neither the title nor the total and Checkout, and a guest’s checkout shows Register on its first screen', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openHydrated(page, '/my-cart');
    const { y: title } = await boxOf(page.locator('h1'));
    const increase = page.getByRole('button', { name: 'Increase quantity of S-46 Sattva Greens' });
    // In the page at once, since the toast goes after a second.
    const bottom = await increase.evaluate(async (button: HTMLElement, card: string) => {
      button.click();
      while (!document.querySelector(card)) await new Promise(requestAnimationFrame);
      return document.querySelector(card)?.getBoundingClientRect().bottom;
    }, '[aria-label="Notifications"] > * > *');
    expect(bottom).toBeLessThan(title);

    await checkoutButton(page).click();
    const register = checkoutDrawer(page).getByRole('button', { name: 'Register', exact: true });
    await expect(register).toBeVisible();
    expect(await bottomOf(register)).toBeLessThan(phone.height);
  });
});

/** Runs in the page: how low the controls reach that stay in sight while the page is scrolled. */
function lowestStuckControl(): number {
  const stuck = Array.from(document.querySelectorAll('main *')).filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  const controls = stuck.flatMap((element) => Array.from(element.querySelectorAll('a, button')));
  return Math.max(...controls.map((control) => control.getBoundingClientRect().bottom));
}

test.describe('with a long cart', () => {
  const lines = [1, 2, 3, 5, 6, 7, 8, 9].map((product) => ({ product, quantity: 1, type: 'product' }) as const);
  test.use({ stored: { cart: lines, selectedOffice: kanpur } });

  test('a laptop shows a product’s picture whole, and all that stays in sight beside a longer column; a phone shows it as wide as the page, with thumbnails at its lower edge, and category, title and price on the first screen', async ({
    page,
  }) => {
    const picture = (number: number) => page.getByRole('button', { name: `Picture ${number} of 2, full screen` });
    const expectInSight = async (path: string) => {
      await page.evaluate(() => scrollTo(0, 400));
      expect.soft(await page.evaluate(lowestStuckControl), path).toBeLessThan(laptop.height);
    };
    await page.setViewportSize(laptop);
    await openHydrated(page, '/my-cart');
    await expectInSight('/my-cart');
    await openWithin(page, '/product/s-46');
    expect.soft(await bottomOf(picture(1))).toBeLessThan(laptop.height);
    await expectInSight('/product/s-46');

    await resize(page, phone);
    const shown = await boxOf(picture(1));
    expect(shown.width).toBe(358);
    for (const thumbnail of await page.getByRole('button', { name: /^Show picture \d of 2$/ }).all()) {
      expect(overlap(shown, await boxOf(thumbnail))).toBe(true);
    }
    // The longest description, and the longest title.
    for (const slug of ['s-46', 'ashwagandha-root-capsules']) {
      if (slug !== 's-46') await openWithin(page, `/product/${slug}`);
      // One step back.
      await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('link')).toHaveCount(1);
      for (const viewport of [phone, { width: 360, height: 640 }]) {
        await resize(page, viewport);
        for (const part of [picture(1), page.locator('h1'), page.getByRole('main').getByText('Inclusive of all taxes')])
          expect(await bottomOf(part), `${slug}: ${String(part)}`).toBeLessThan(700);
      }
    }
  });
});

test('home shows its first price on the first 1.3 screens of a phone; a list begins high on the first screen, with as many goods beside each other as fit', async ({
  page,
}) => {
  await openHydrated(page, '/');
  for (const [size, limit] of [
    [{ width: 360, height: 640 }, 1150],
    [phone, 1.3 * phone.height],
    [{ width: 820, height: 1180 }, 1400],
    [{ width: 1024, height: 768 }, 1300],
    [laptop, 1200],
  ] as const) {
    await resize(page, size);
    const at = `at ${size.width} x ${size.height}`;
    expect.soft((await boxOf(page.getByRole('article').getByText(/^₹/).first())).y, at).toBeLessThanOrEqual(limit);
  }

  await openWithin(page, '/products');
  for (const [width, height, columns, top, price] of [
    [1366, 768, 4, 270, 600],
    [1680, 1050, 4, 270, 600],
    [360, 640, 2, 300, 580],
  ] as const) {
    await resize(page, { width, height });
    const at = `at ${width} x ${height}`;
    const cards = page.getByRole('article');
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect.soft(tops[0], at).toBeLessThan(top);
    expect.soft(tops.filter((one) => one === tops[0]).length, at).toBe(columns);
    expect.soft(await bottomOf(cards.getByText(/^₹/).first()), at).toBeLessThan(price);
  }

  await openWithin(page, '/products?category=Everyday%20Nutrition');
  await resize(page, laptop);
  expect((await boxOf(page.getByRole('article').first())).y, 'below the longest title').toBeLessThan(270);
});
