import type { Page } from '@playwright/test';

/** A layout shift: its share of Cumulative Layout Shift, and what moved where. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/**
 * Records layout shifts on this page and the following ones.
 *
 * @returns the sum of all shifts on this page so far, and each of them for the message of a failure
 */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; shifts: string }>> {
  await page.addInitScript(watch);
  return async () => {
    const shifts = await page.evaluate(() => window.shifts);
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts: JSON.stringify(shifts) };
  };
}

function watch(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const shifts: Shift[] = (window.shifts = []);
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.outerHTML.slice(0, 120)} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
      });
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift' });
}
