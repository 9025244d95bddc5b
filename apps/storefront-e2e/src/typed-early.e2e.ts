import { demo, nameInTopBar } from './support/account.ts';
import { expect, test } from './support/shop-test.ts';

test('what is typed before even the first script has come is not lost', async ({ page }) => {
  const { promise: isTyped, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('textbox', { name: 'Customer Id' }).fill(demo.email);
  release();

  const password = page.getByRole('main').getByRole('textbox', { name: 'Password' });
  await password.fill(demo.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(nameInTopBar(page, demo.name)).toBeVisible();
});
