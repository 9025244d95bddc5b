import { demo, nameInTopBar } from './support/account.ts';
import { hold } from './support/hold.ts';
import { builtSite } from './support/published-shop.ts';
import { expect, test } from './support/shop-test.ts';

const FIRST_SCRIPT = /\/assets\/index-[^/]*\.js$/;

test('text typed key by key while the page hydrates is whole', { tag: '@engines' }, async ({ page }) => {
  const text = 'abcdefghijklmnopqrstuvwxyz'.repeat(9);
  await page.goto('/login', { waitUntil: 'commit' });
  // Replayed while the text is typed: it must not take the focus.
  await page.getByText('Remember Me').click();
  const field = page.getByRole('main').getByRole('textbox', { name: 'Customer Id' });
  await field.pressSequentially(text);
  await expect(field).toHaveValue(text);
  await expect(page.getByRole('checkbox', { name: 'Remember Me' })).not.toBeChecked();
});

test('a form submitted before the first script loads is submitted by the shop, and no secret appears in the address', async ({
  page,
}) => {
  const release = await hold(page, FIRST_SCRIPT);
  await page.goto('/login', { waitUntil: 'commit' });
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Customer Id' }).fill(demo.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(demo.password);
  await form.getByRole('textbox', { name: 'Password' }).press('Enter');
  expect(page.url()).not.toContain('?');
  release();
  await expect(nameInTopBar(page, demo.name)).toBeVisible();
});

test('a choice made before the first script loads is carried out', { tag: '@engines' }, async ({ page }) => {
  const release = await hold(page, FIRST_SCRIPT);
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption('Price, low to high');
  release();
  await expect(page).toHaveURL(/sort=/);
});

test('the last press before the first script loads wins', { tag: '@engines' }, async ({ page }) => {
  const release = await hold(page, FIRST_SCRIPT);
  await page.goto('/', { waitUntil: 'commit' });
  const search = page.getByRole('banner').getByRole('searchbox').first();
  await search.fill('tulsi');
  await search.press('Enter');
  await page.getByRole('region', { name: 'Products For You' }).getByRole('heading').getByRole('link').first().click();
  release();
  await expect(page).toHaveURL(/\/product\//);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/product\//);
});

test('where the scripts take too long, the page says so until they have started', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, /\/assets\/libraries-[^/]*\.js$/);
  await page.goto('/products');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.clock.runFor(21_000);
  await expect(page.getByRole('alert')).toContainText('The shop’s script did not arrive');
  await expect(page.getByRole('alert')).toBeInViewport();
  release();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('alert')).toBeHidden();
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

  test('a page says what it needs, and a search goes to the products', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('noscript').first()).toBeVisible();
    await page.getByRole('banner').getByRole('searchbox').first().fill('tulsi');
    await page.getByRole('banner').getByRole('searchbox').first().press('Enter');
    await expect(page).toHaveURL('/products?search=tulsi');
  });

  test('a page that only a script can fill says so', async ({ page }) => {
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
