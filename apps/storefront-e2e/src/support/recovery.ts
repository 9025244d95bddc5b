import { expect, type Locator, type Page } from '@playwright/test';

/** The note above a list that keeps failing: one that loads, or one that stands and may be out of date. */
export const retryNotice = (page: Page): Locator =>
  page.getByText('This is taking longer than it should. We keep trying.');
export const outOfDateNotice = (page: Page): Locator =>
  page.getByText('This may be out of date. We keep trying to refresh it.');

const A_MOMENT = 1_000;

/** Retries failed lists until they load, by Retry or an `online` event. */
export async function expectRecovered(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(askAgain);
    await expect(shown).toBeVisible({ timeout: A_MOMENT });
  }).toPass();
  await expect(retryNotice(page).or(outOfDateNotice(page))).toBeHidden();
}

/** Runs in the page, since the list may recover before Playwright clicks. */
function askAgain(): void {
  const retry = Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === 'Retry');
  if (retry) retry.click();
  else window.dispatchEvent(new Event('online'));
}
