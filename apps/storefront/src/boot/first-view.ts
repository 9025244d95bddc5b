/** Upper limit of each wait, in ms. */
const MAX_WAIT = 2_000;

/**
 * Waits until the first picture has almost loaded. It is requested with the fonts and larger, so the connection is
 * then free.
 */
export async function networkNearlyIdle(): Promise<void> {
  const { fonts } = document;
  await soon(painted().then(() => Promise.race([fonts.ready, picturesArrived()])));
}

/**
 * Waits for the first paint with its picture, so that no script delays it. A background tab is not painted: there it
 * waits for the load event.
 */
export async function firstViewDrawn(): Promise<void> {
  await soon(Promise.all([painted(), picturesArrived()]).then(nextFrame));
}

/** Yields to the browser for rendering and input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const soon = (event: Promise<unknown>) =>
  Promise.race([event, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);

/** Painted, not only laid out: on a slow phone that is much later. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Loaded content is painted one frame later. */
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
