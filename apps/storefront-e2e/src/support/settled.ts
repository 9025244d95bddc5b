import { expect, type Page } from '@playwright/test';
import { HYDRATED_MARK } from '@shop/domain/presentation/hydrated-mark';

/** Opens a page of the shop and waits until nothing on it is still on its way. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectSettled(page);
}

/** The heading stands, no placeholder does, fonts are in use. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Opens a page and waits until the shop itself answers: before, browsers follow links by themselves. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await openSettled(page, path);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED_MARK);
}
