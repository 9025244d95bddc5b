import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions } from 'playwright-core';

/** The expected result of an action: the heading's text, a selector, the scroll position in px. */
interface Outcome {
  readonly heading?: string;
  readonly there?: string;
  readonly scroll?: number;
}
type Action = 'keydown' | 'click' | 'back';

/** Lighthouse's slowdown for a mid-tier phone. */
const SLOWDOWN = 4;
const PAUSE_MS = 400;
/** An idle headless browser may never call back. */
const IDLE_MS = 2_000;

export type SlowPage = Awaited<ReturnType<typeof openSlowPage>>;

/** A page on a slowed-down processor. */
export async function openSlowPage(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  /** Waits until requests and rendering have ended. */
  const settle = async () => {
    await page.waitForLoadState('networkidle');
    await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), IDLE_MS);
    await pause(PAUSE_MS);
  };

  /** Milliseconds from the event, or from going back, until the frame with the outcome is painted. */
  const time = async (action: Action, run: () => Promise<unknown>, outcome: Outcome): Promise<number> => {
    const watch = await page.evaluateHandle(watchFor, { action, outcome });
    await run();
    const took = await watch.evaluate(({ shown }) => shown);
    await settle();
    return took;
  };

  /** The longest task meanwhile in ms; 0 when none took more than 50 ms. */
  const longestTask = async (run: () => Promise<unknown>): Promise<number> => {
    const tasks = await page.evaluateHandle(() => {
      const found = { longest: 0 };
      new PerformanceObserver((list) => {
        found.longest = Math.max(found.longest, ...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask' });
      return found;
    });
    await run();
    await settle();
    return tasks.evaluate(({ longest }) => longest);
  };

  return { page, devtools, settle, time, longestTask };
}

/** Runs in the page: checks in every frame after the event whether the outcome is shown. */
function watchFor({ action, outcome }: { action: Action; outcome: Outcome }): { shown: Promise<number> } {
  const { heading, there, scroll } = outcome;
  const isShown = () =>
    (heading === undefined || document.querySelector('h1')?.textContent === heading) &&
    (there === undefined || document.querySelector(there) !== null) &&
    (scroll === undefined || Math.abs(window.scrollY - scroll) <= 2);
  const shown = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`Not shown after ${action}: ${JSON.stringify(outcome)}`)), 30_000);
    const watchSince = (begin: number) => {
      const check = () => {
        if (!isShown()) return void requestAnimationFrame(check);
        // A message posted before a frame is painted arrives after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - begin);
        port2.postMessage(null);
      };
      requestAnimationFrame(check);
    };
    if (action !== 'back')
      addEventListener(action, (event) => watchSince(event.timeStamp), { capture: true, once: true });
    else {
      watchSince(performance.now());
      history.back();
    }
  });
  return { shown };
}
