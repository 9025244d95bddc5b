import { DARK_DESKTOP, expectAccessible, LIGHT_DESKTOP } from './support/axe.ts';
import { widestOverflow } from './support/overflow.ts';
import { expect, test } from './support/shop-test.ts';

const tabs = ['Requests', 'Situations', 'Worlds', 'State', 'Clock', 'Coverage'];

test('the console of the mock API is accessible in every tab, each with its address, and in its editor, and fits a phone', async ({
  page,
  world,
  context,
}) => {
  await context.request.get(`${world.prefix}/api/v1/categories`);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/__mock?world=${world.name}&tab=requests`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  for (const tab of tabs) await expect(page.getByRole('tab', { name: tab })).toBeInViewport({ ratio: 1 });
  for (const tab of tabs) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expect(page).toHaveURL(RegExp(`tab=${tab.toLowerCase()}`));
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
