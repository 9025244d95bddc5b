import { DARK_DESKTOP, expectAccessible, LIGHT_DESKTOP } from './support/axe.ts';
import { widestOverflow } from './support/overflow.ts';
import { expect, test } from './support/shop-test.ts';
import type { World } from './support/world.ts';

const consoleOf = ({ name }: World, tab: string) => `/__mock?world=${name}&tab=${tab}`;
const tabs = ['Requests', 'Situations', 'Worlds', 'State', 'Clock', 'Coverage'];

test.describe("the mock API's console", () => {
  test('switches a situation on, and shows the affected request live, by keyboard only', async ({
    page,
    world,
    context,
  }) => {
    await page.goto(consoleOf(world, 'worlds'));
    await page.getByRole('tab', { name: 'Worlds' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/tab=situations/);
    await page.getByRole('switch', { name: 'Products and categories do not load' }).press('Space');
    await expect(page.getByRole('list', { name: 'Active failures' })).toContainText('catalogue-down');

    await context.request.get(`${world.prefix}/api/v1/categories`);
    const row = page.getByRole('button', { name: /GET \/api\/v1\/categories 503/ });
    await row.press('Enter');
    // By then it handles Escape.
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Response body' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
  });

  test('is accessible in every tab and in its editor, and fits a phone', async ({ page, world, context }) => {
    await context.request.get(`${world.prefix}/api/v1/categories`);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(consoleOf(world, 'requests'));
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    for (const tab of tabs) await expect(page.getByRole('tab', { name: tab })).toBeInViewport({ ratio: 1 });
    for (const tab of tabs) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await expect(page.getByText('Loading')).toHaveCount(0);
      await expect.poll(() => page.evaluate(widestOverflow), tab).toEqual([]);
      await expectAccessible(page, tab, LIGHT_DESKTOP);
    }

    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('button', { name: 'Edit the response of listOffers' }).click();
    await expect(page.getByText('The response fits the contract.')).toBeVisible();
    await expect.poll(() => page.evaluate(widestOverflow), 'editor').toEqual([]);
    await expectAccessible(page, 'editor', DARK_DESKTOP);
  });
});
