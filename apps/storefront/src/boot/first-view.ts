/** After this the script is fetched, whatever has not come yet, in ms. */
const LONG_ENOUGH = 2_000;

/**
 * Waits until the first view is drawn, its picture included, so that the script takes no line and no processor from it.
 * A page in a background tab is not drawn: there it waits for the page to be loaded.
 */
export async function firstViewDrawn(): Promise<void> {
  const drawn = Promise.all([painted(), ...firstPictures().map(arrived)]);
  await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH))]);
}

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    // The task after the one that draws.
    requestAnimationFrame(() => setTimeout(resolve));
  });

const firstPictures = () => [...document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority="high"]')];

const arrived = (picture: HTMLImageElement): Promise<unknown> =>
  picture.complete
    ? Promise.resolve()
    : new Promise((resolve) =>
        ['load', 'error'].forEach((end) => picture.addEventListener(end, resolve, { once: true })),
      );
