import { expect, type Locator, type Page } from '@playwright/test';

/** What stands above the skeletons of a list that keeps failing. */
export const retryNotice = (page: Page): Locator =>
  page.getByText('This is taking longer than it should. We keep trying.');

const A_MOMENT = 1_000;

/** Asks for failed lists again until they have come: by Retry where it stands, and as when the connection is back. */
export async function expectRecovered(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(askAgain);
    await expect(shown).toBeVisible({ timeout: A_MOMENT });
  }).toPass();
  await expect(retryNotice(page)).toBeHidden();
}

/** Runs in the page: at once, since a list may heal by itself while somebody still aims at the button. */
function askAgain(): void {
  const retry = Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === 'Retry');
  if (retry) retry.click();
  else window.dispatchEvent(new Event('online'));
}
