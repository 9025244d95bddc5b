import type { Page } from '@playwright/test';

/**
 * Sums up, from now on and on every page that is opened, by how much things move that nobody moved.
 *
 * @returns how much has moved on this page so far, as in Cumulative Layout Shift
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

function watch(): void {
  const shifts = { sum: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift' });
}
