import { expect, type Page } from '@playwright/test';

export const scrollOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((px) => window.scrollTo({ top: px, behavior: 'instant' }), top);

/** Layout is in whole pixels, scrolling is not. */
export async function expectScrolledTo(page: Page, px: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollOf(page)) - px), `${px} px down`).toBeLessThanOrEqual(2);
}
