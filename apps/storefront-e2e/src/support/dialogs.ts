import { expect, type Page } from '@playwright/test';
import { expectDrawn } from './settled.ts';

export const dialog = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]');

/** Closes it, and waits until no dialog has an entry in the history, and the page is drawn. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.waitForFunction(() => !(history.state as { usr?: { dialogs?: number } }).usr?.dialogs);
  await expectDrawn(page);
}
