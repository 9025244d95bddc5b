import type { Page } from '@playwright/test';

interface Shift {
  /** As in Cumulative Layout Shift. */
  readonly value: number;
  /** The elements that moved, and how far. */
  readonly moved: readonly string[];
}

/**
 * Records layout shifts on this page and the following ones.
 *
 * @returns the sum of all shifts on this page so far, and each of them for the message of a failure
 */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; shifts: string }>> {
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts);
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts: JSON.stringify(shifts) };
  };
}

function watch(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const nameOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120);
  const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
  new PerformanceObserver((list) => {
    for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)} after ${Math.round(startTime)} ms`,
      );
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift' });
}
