import { nextTask } from '../shared/next-task.ts';

/** After this the script is fetched, whatever has not come yet, in ms. */
const LONG_ENOUGH = 2_000;

/**
 * Waits until the first view is drawn, its picture included, so that the script takes no line and no processor from it.
 * A page in a background tab is not drawn: there it waits for the page to be loaded.
 */
export async function firstViewDrawn(): Promise<void> {
  const drawn = Promise.all([painted(), ...firstPictures().map(arrived)]).then(nextFrame);
  await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH))]);
}

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

const firstPictures = () => [...document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority="high"]')];

const arrived = (picture: HTMLImageElement): Promise<unknown> =>
  picture.complete
    ? Promise.resolve()
    : new Promise((resolve) =>
        ['load', 'error'].forEach((end) => picture.addEventListener(end, resolve, { once: true })),
      );
