// spec-map: 2.7.10, 2.7.11, 2.7.12, 3.1.8
import { demo, nameInTopBar } from './support/account.ts';
import { hold } from './support/hold.ts';
import { builtSite } from './support/published-shop.ts';
import { expectHydrated, openHydrated } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';

const LIBRARIES = /\/assets\/libraries-[^/]*\.js$/;
const FIRST_SCRIPT = /\/assets\/index-[^/]*\.js$/;
const PICTURES = /\/custom\/images\//;

test(
  'text typed key by key while the page starts is whole, a press before is carried out, and a link to another window opens',
  {
    tag: '@engines',
  },
  async ({ page }) => {
    const text = 'abcdefghijklmnopqrstuvwxyz'.repeat(9);
    const release = await hold(page, FIRST_SCRIPT);
    await page.goto('/register', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    // Replayed while the text is typed: it must not take the focus.
    const box = page.getByRole('checkbox').first();
    const isChecked = await box.isChecked();
    await main
      .locator('label')
      .filter({ has: box })
      .click({ position: { x: 8, y: 8 } });
    const opened = page.context().waitForEvent('page');
    await main.getByRole('link', { name: 'Privacy' }).click();
    await expect(await opened).toHaveURL('/privacy-policy');
    await page.bringToFront();
    const field = main.getByRole('textbox', { name: 'E-mail' });
    await field.pressSequentially(text.slice(0, 26));
    release();
    await field.pressSequentially(text.slice(26));
    await expectHydrated(page);
    await expect(field).toHaveValue(text);
    await expect(box).toBeChecked({ checked: !isChecked });
  },
);

test('a form where passwords are masked is submitted by the shop, as filled in before the first script, with no secret in the address', async ({
  page,
}) => {
  await page.route('/shop-config.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nshopConfig.maskPassword = true;` });
  });
  const release = await hold(page, LIBRARIES);
  await page.goto('/login');
  const form = page.getByRole('main');
  const field = form.locator('[name="password"]');
  await expect(field).toHaveAttribute('type', 'password');
  await form.getByRole('textbox', { name: 'Customer Id' }).fill(demo.email);
  await field.pressSequentially(demo.password);
  await field.press('Enter');
  expect(page.url()).not.toContain('?');
  release();
  await expect(nameInTopBar(page, demo.name)).toBeVisible();
});

test('what is typed and pressed in the header before a filtered list is rendered is carried out, and nothing else of the list', async ({
  page,
}) => {
  const release = await hold(page, FIRST_SCRIPT);
  await page.goto('/products?category=Care', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  const box = page.getByRole('banner').getByRole('combobox');
  await box.pressSequentially('baby');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'in Care' })).toBeVisible();
  await expect(box).toHaveValue('baby');
  await expect(page.getByTestId('cart-badge')).toHaveCount(0);
});

test('a quantity typed before the first script loads is added to the cart to which a link leads', async ({ page }) => {
  const release = await hold(page, FIRST_SCRIPT);
  await page.goto('/product/s-46', { waitUntil: 'commit' });
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('3');
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  release();
  await expect(page).toHaveURL('/my-cart');
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
  const location = page.getByRole('dialog', { name: 'Setup Delivery Location?' });
  await expect(location).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(location).toBeHidden();
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toHaveText('3');
});

test('of the pictures that came before the scripts a leaf replaces those that failed, and none in a window without width', async ({
  page,
  browserErrors,
}) => {
  await page.setViewportSize({ width: 1, height: 800 });
  await openHydrated(page, '/product/s-46');
  const first = page.getByRole('button', { name: /^Picture 1 of .*, full screen/ });
  await expect(first.locator('img')).toBeAttached();

  browserErrors.expect(/^failed request: GET .*botanical/);
  await page.route('**/botanical.jpg*', (route) => route.abort());
  await openHydrated(page, '/product/s-46');
  await expect(first.locator('svg')).toBeAttached();
});

test('where the first script or a library takes too long, and not a picture, the page says so until the shop has started, and carries out what was chosen before', async ({
  page,
}) => {
  await page.clock.install();
  for (const [pattern, isUsed] of [
    [LIBRARIES, false],
    [FIRST_SCRIPT, true],
  ] as const) {
    const release = await hold(page, pattern);
    const releasePictures = isUsed ? undefined : await hold(page, PICTURES);
    await page.goto('/products', { waitUntil: 'commit' });
    if (releasePictures) {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.clock.runFor(21_000);
      await expect(page.getByRole('alert')).toBeHidden();
      releasePictures();
      await page.waitForLoadState();
    }
    if (isUsed) {
      await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).nth(3).click();
      await page.getByLabel('Sort by').selectOption('Price, low to high');
    }
    await expect(page.locator('html.is-starting')).toHaveCount(isUsed ? 1 : 0);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await page.clock.runFor(21_000);
    await expect(page.getByRole('alert')).toContainText('The shop’s script did not arrive');
    await expect(page.getByRole('alert')).toBeInViewport();
    release();
    await page.clock.runFor(1_000);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.locator('html.is-starting')).toHaveCount(0);
  }
  await expect(page).toHaveURL(/sort=/);
  await expect(page.getByTestId('cart-badge')).toHaveText('1');
});

test('without the first script or the configuration the page says so and submits no form', async ({
  page,
  browserErrors,
}) => {
  await page.route('/shop-config.js', (route) => route.abort());
  browserErrors.expect('failed request: GET /shop-config.js', /^page error: shop-config.js did not load/);
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('The shop’s script did not arrive');

  browserErrors.expect('failed request: GET /assets/index-');
  await page.route(FIRST_SCRIPT, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('The shop’s script did not arrive');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Password' }).fill(demo.password);
  await form.getByRole('textbox', { name: 'Password' }).press('Enter');
  await form.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/login');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Requests by the inline script.
  test.beforeEach(({ browserErrors }) => browserErrors.expect('failed request: GET /assets/'));

  test('a page says what it needs, a page that only a script can fill as well, a search goes to the products, and a product’s parts open and close', async ({
    page,
  }) => {
    await page.goto('/product/tulsi-giloy-drops');
    const part = (title: string) => page.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) });
    await part('Frequently Asked Questions').getByRole('heading').click();
    await expect(part('Frequently Asked Questions').getByRole('definition').first()).toBeVisible();
    await expect(part('Features').getByRole('row', { name: /^Tulsi/ })).toContainText('fresh leaf');
    await part('Product Details').getByRole('heading').click();
    await expect(part('Product Details').getByRole('listitem').first()).toBeHidden();
    await expect(page.locator('noscript').first()).toBeVisible();
    await page.getByRole('banner').getByRole('combobox').first().fill('tulsi');
    await page.getByRole('banner').getByRole('combobox').first().press('Enter');
    await expect(page).toHaveURL('/products?search=tulsi');

    for (const path of ['/dashboard', '/product/no-such-product']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' })).toBeVisible();
      await expect(page.getByRole('main').locator('p')).toContainText('Turn JavaScript on');
    }
  });
});

test('of all forms in the published pages only searches can be submitted without the script', () => {
  const pages = [...builtSite()].filter(([name]) => name.endsWith('.html'));
  const forms = pages.flatMap(([, html]) => html.toString().match(/<form\b.*?<\/form>/gs) ?? []);
  expect(forms.length).toBeGreaterThan(pages.length);
  const sendable = forms.filter((form) => !/^<form[^>]* method="dialog"/.test(form));
  const fields = sendable.flatMap((form) => form.match(/(?<=<(?:input|textarea)\b[^>]* name=")[^"]*/g) ?? []);
  expect(new Set(fields)).toEqual(new Set(['search']));
});
