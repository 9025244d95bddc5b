import { expectAccessible } from './support/axe.ts';
import { widestOverflow } from './support/overflow.ts';
import { expect, test } from './support/shop-test.ts';
import type { World } from './support/world.ts';

const consoleOf = ({ name }: World, tab: string) => `/__mock?world=${name}&tab=${tab}`;
const tabs = ['requests', 'situations', 'worlds', 'state', 'clock', 'coverage'];

test.describe("the mock API's console", () => {
  test('switches a situation on, and shows the affected request live', async ({ page, world, context }) => {
    await page.goto(consoleOf(world, 'situations'));
    await page.getByRole('switch', { name: 'Products and categories do not load' }).click();
    await expect(page.getByRole('list', { name: 'Active failures' })).toContainText('catalogue-down');

    const answer = await context.request.get(`${world.prefix}/api/v1/categories`);
    expect(answer.status()).toBe(503);
    const row = page.getByRole('button', { name: /GET \/api\/v1\/categories 503/ });
    await expect(row).toContainText('catalogue-down');
    await row.click();
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Response body' })).toContainText(
      '"status": 503',
    );

    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
    await page.getByRole('button', { name: 'Switch all off' }).click();
    await expect(page.getByText('No situations active.')).toBeVisible();
    expect((await context.request.get(`${world.prefix}/api/v1/categories`)).status()).toBe(200);
  });

  test('creates a world, shows its orders, advances its clock and resets it', async ({ page, world }) => {
    const made = `made-in-${test.info().testId}`;
    const answerYes = async () => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await page.goto(consoleOf(world, 'worlds'));
    await page.getByRole('textbox', { name: 'Name' }).fill(made);
    await page.getByRole('button', { name: 'Create world' }).click();
    await expect(page.getByRole('heading', { name: made })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`world=${made}`));

    await page.getByRole('tab', { name: 'State' }).click();
    const status = page.getByRole('combobox', { name: /^Status of order_/ }).first();
    await status.selectOption('failed');
    await expect(page.getByText(/is now failed/)).toBeAttached();
    await page.reload();
    await expect(status).toHaveValue('failed');
    const receipt = page.getByRole('link', { name: /^Receipt of order_/ }).first();
    const [invoice] = await Promise.all([page.waitForEvent('popup'), receipt.click()]);
    await expect(invoice.getByRole('heading', { name: /Invoice/i })).toBeVisible();
    await invoice.close();

    await page.getByRole('tab', { name: 'Clock' }).click();
    await page.getByRole('button', { name: '1 day' }).click();
    await expect(page.getByText('1 d ahead of this computer')).toBeVisible();

    await page.getByRole('tab', { name: 'Worlds' }).click();
    await page.getByRole('button', { name: `Reset ${made}` }).click();
    await answerYes();
    await page.getByRole('tab', { name: 'Clock' }).click();
    await expect(page.getByText('Same as this computer')).toBeVisible();
    await page.getByRole('tab', { name: 'Worlds' }).click();
    await page.getByRole('button', { name: `Delete ${made}` }).click();
    await answerYes();
    await expect(page.getByRole('heading', { name: made })).toHaveCount(0);
  });

  test('works by keyboard only', async ({ page, world }) => {
    await page.goto(consoleOf(world, 'situations'));
    await page.getByRole('tab', { name: 'Situations' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Worlds' })).toBeVisible();
    await expect(page).toHaveURL(/tab=worlds/);
    await page.getByRole('tab', { name: 'Clock' }).press('Enter');
    await page.getByRole('button', { name: '1 day' }).press('Enter');
    await expect(page.getByText('1 d ahead of this computer')).toBeVisible();
    await page.getByRole('switch', { name: 'Clock running' }).press('Space');
    await expect(page.getByRole('switch', { name: 'Clock running' })).not.toBeChecked();
  });

  test('edits a response by keyboard only, on a phone too', async ({ page, world, context }) => {
    await page.goto(consoleOf(world, 'coverage'));
    await page.getByRole('button', { name: 'Edit the response of listOffers' }).press('Enter');
    const editor = page.getByRole('dialog', { name: 'Edit the response' });
    await expect(editor.getByText('The response fits the contract.')).toBeVisible();
    await expectAccessible(page, 'editor');
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => page.evaluate(widestOverflow)).toEqual([]);
    await editor.getByRole('textbox', { name: 'New body (JSON)' }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('[{"id": 7}]');
    await expect(editor.getByText('Not as in the contract; it is sent all the same:')).toBeVisible();
    await editor.getByRole('textbox', { name: 'Status' }).press('Enter');
    await expect(editor).toHaveCount(0);

    const response = await context.request.get(`${world.prefix}/api/v1/all-offers`);
    expect([await response.json(), response.headers()['x-mock-violations']]).toEqual([
      [{ id: 7 }],
      expect.stringContaining('0.offer_title'),
    ]);
    await page.getByRole('tab', { name: 'Situations' }).press('Enter');
    await expect(page.getByRole('list', { name: 'Edited responses' })).toContainText('1 request so far');
    await page.getByRole('button', { name: 'Remove listOffers-edited' }).press('Enter');
    await expect(page.getByRole('list', { name: 'Edited responses' })).toHaveCount(0);
  });

  test('is accessible in every tab, and fits a phone', async ({ page, world, context }) => {
    await context.request.get(`${world.prefix}/api/v1/categories`);
    for (const tab of tabs) {
      await page.goto(consoleOf(world, tab));
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
      await expect(page.getByText('Loading')).toHaveCount(0);
      await expectAccessible(page, tab);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => page.evaluate(widestOverflow), `${tab}, ${width} px`).toEqual([]);
      }
      await page.reload();
      await expect(page.getByRole('tab', { selected: true })).toBeInViewport();
    }
  });
});
