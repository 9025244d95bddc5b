import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { keepRecords, watchFor, type Outcome } from './page-records.ts';

/** A page of the shop on a processor that is slowed down. */
export interface SlowPage {
  readonly page: Page;
  readonly browserSide: CDPSession;
  /**
   * Does something and waits until the page shows what it comes to.
   *
   * @returns the time that took in ms: until the outcome was drawn, or until the frame after the input where that is longer
   */
  time: (act: 'keydown' | 'click' | 'back', doIt: () => Promise<void>, outcome: Outcome) => Promise<number>;
  /** The longest task since this was asked last, in ms; 0 when none took more than 50 ms. */
  longestTask: () => Promise<number>;
  /** Waits until nothing is asked of the server and the processor has caught up. */
  settle: () => Promise<void>;
}

/** As Lighthouse slows down for a mid-tier phone. */
const SLOWDOWN = 4;

/** A frame, slowed down, and what browsers do after it. */
const BREATH_MS = 400;

/** A browser without a window may never say that it is idle, when nothing is to be drawn. */
const IDLE_MS = 2_000;

export async function openSlowPage(browser: Browser, options: BrowserContextOptions): Promise<SlowPage> {
  const context = await browser.newContext(options);
  await context.addInitScript(keepRecords);
  const page = await context.newPage();
  const browserSide = await context.newCDPSession(page);
  await browserSide.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const settle = async () => {
    await page.waitForLoadState('networkidle');
    await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), IDLE_MS);
    await pause(BREATH_MS);
  };

  return {
    page,
    browserSide,
    settle,
    async time(act, doIt, outcome) {
      await page.evaluate(watchFor, { act, outcome });
      await doIt();
      const shown = await page.evaluate(() => window.records.shown);
      await settle();
      return Math.max(shown, ...(await page.evaluate(() => window.records.inputs)));
    },
    async longestTask() {
      const tasks = await page.evaluate(() => window.records.longTasks.splice(0));
      return Math.max(0, ...tasks);
    },
  };
}
