import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions } from 'playwright-core';

/** What shows that an act is done: the text of the heading, a selector, the scroll position in px. */
interface Outcome {
  readonly heading?: string;
  readonly there?: string;
  readonly scroll?: number;
}
type Act = 'keydown' | 'click' | 'back';

/** As Lighthouse slows down for a mid-tier phone. */
const SLOWDOWN = 4;
const PAUSE_MS = 400;
/** A headless browser with nothing to draw may never report that it is idle. */
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

  /** Milliseconds from the event, or from going back, until after the frame that shows the outcome. */
  const time = async (act: Act, run: () => Promise<unknown>, outcome: Outcome): Promise<number> => {
    const watch = await page.evaluateHandle(watchFor, { act, outcome });
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

/** Runs in the page: from the event on, checks in every frame whether the outcome is there. */
function watchFor({ act, outcome }: { act: Act; outcome: Outcome }): { shown: Promise<number> } {
  const { heading, there, scroll } = outcome;
  const isShown = () =>
    (heading === undefined || document.querySelector('h1')?.textContent === heading) &&
    (there === undefined || document.querySelector(there) !== null) &&
    (scroll === undefined || Math.abs(window.scrollY - scroll) <= 2);
  const shown = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`Not shown after ${act}: ${JSON.stringify(outcome)}`)), 30_000);
    const watchSince = (begin: number) => {
      const check = () => {
        if (!isShown()) return void requestAnimationFrame(check);
        // A message posted before a frame is drawn arrives after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - begin);
        port2.postMessage(null);
      };
      requestAnimationFrame(check);
    };
    if (act !== 'back') addEventListener(act, (event) => watchSince(event.timeStamp), { capture: true, once: true });
    else {
      watchSince(performance.now());
      history.back();
    }
  });
  return { shown };
}
