/** What a measured page keeps about itself; times are in ms. */
interface PageRecords {
  /** From each input to the browser's next frame, as Event Timing says. */
  inputs: number[];
  /** Tasks that held the page up for more than 50 ms. */
  longTasks: number[];
  /** From the beginning of an act to the frame that shows what it comes to. */
  shown: Promise<number>;
}

declare global {
  interface Window {
    records: PageRecords;
  }
}

/** How it is seen that an act has come to what it should. */
export interface Outcome {
  /** The page's heading, to the letter. */
  readonly heading?: string;
  /** What has to be there, as a selector. */
  readonly there?: string;
  /** How far the page is scrolled, in px. */
  readonly scroll?: number;
}

/** Runs in the page, before its own scripts: nothing outside this function is known there. */
export function keepRecords(): void {
  const records: PageRecords = { inputs: [], longTasks: [], shown: Promise.resolve(NaN) };
  window.records = records;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) records.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId) records.inputs.push(entry.duration);
    }
  }).observe(events);
}

/**
 * Runs in the page: from the next such event on, or from going back in the history, looks in every frame whether the
 * outcome is there, and ends after that frame.
 */
export function watchFor({ act, outcome }: { act: 'keydown' | 'click' | 'back'; outcome: Outcome }): void {
  const { heading, there, scroll } = outcome;
  const isShown = () =>
    (heading === undefined || document.querySelector('h1')?.textContent === heading) &&
    (there === undefined || document.querySelector(there) !== null) &&
    (scroll === undefined || Math.abs(window.scrollY - scroll) <= 2);

  window.records.inputs = [];
  window.records.shown = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Not shown after a ${act}: ${JSON.stringify(outcome)}`)), 30_000);
    const watchSince = (begin: number) => {
      const look = () => {
        if (!isShown()) return void requestAnimationFrame(look);
        // A message posted before a frame is drawn arrives after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - begin);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    if (act === 'back') {
      watchSince(performance.now());
      history.back();
    } else {
      addEventListener(act, ({ timeStamp }) => watchSince(timeStamp), { capture: true, once: true });
    }
  });
}
