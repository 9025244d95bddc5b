/** After this nothing is waited for any more, whatever has not come yet, in ms. */
const MAX_WAIT = 2_000;

/**
 * Waits until the first picture has come, or nearly: it is asked for together with the fonts, and is longer. What is asked
 * for from now on is answered when the line is free.
 */
export async function networkNearlyIdle(): Promise<void> {
  const { fonts } = document;
  await soon(painted().then(() => Promise.race([fonts.ready, picturesArrived()])));
}

/**
 * Waits until the first view is drawn, its picture included, so that no script takes the processor from it. A page in a
 * background tab is not drawn: there it waits for the page to be loaded.
 */
export async function firstViewDrawn(): Promise<void> {
  await soon(Promise.all([painted(), picturesArrived()]).then(nextFrame));
}

/** Lets the browser draw, and answer the shopper, before the next piece of work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const soon = (event: Promise<unknown>) =>
  Promise.race([event, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);

/** Not only laid out: pixels on the screen, which is long after that on a slow phone. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** What has arrived is on the screen a frame later. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    requestAnimationFrame(() => void nextTask().then(resolve));
  });

const picturesArrived = () =>
  Promise.all([...document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority="high"]')].map(arrived));

const arrived = (picture: HTMLImageElement): Promise<unknown> =>
  picture.complete
    ? Promise.resolve()
    : new Promise((resolve) =>
        ['load', 'error'].forEach((end) => picture.addEventListener(end, resolve, { once: true })),
      );
