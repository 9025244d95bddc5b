import { expect, type Page } from '@playwright/test';
import { HYDRATED_MARK } from '@shop/storefront/published-page';

/** Opens a page and waits until it has loaded completely. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectSettled(page);
}

/** Waits for the heading, the lists and the fonts. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Opens a page and waits for hydration; before it, links are plain navigations. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}

/** Waits for the page to load completely and for hydration. */
export async function expectHydrated(page: Page): Promise<void> {
  await expectSettled(page);
  await expectStarted(page);
}

async function expectStarted(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED_MARK);
}

/** Goes to a page with another title without a load, which costs half: by an entry as the router's own, since it warns of others. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await expectStarted(page);
  const before = await page.title();
  await page.evaluate((to) => {
    const { idx } = history.state as { idx: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
  await expect(page).not.toHaveTitle(before);
}

/** Goes to a page without a load, and waits until it is complete. */
export async function openWithin(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await expectSettled(page);
}

/** Changes the window's size, and waits until the page is drawn in it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expectDrawn(page);
}

/** Waits until the browser has drawn what changed. */
export async function expectDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
