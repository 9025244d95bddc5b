/**
 * On the root element until the visitor scrolls or the shop is alive (set by public/before-paint.js): pictures that are not
 * in sight wait, for the scripts need the whole line.
 */
export const DEFER_PICTURES = 'defer-pictures';

export const showPictures = (): void => document.documentElement.classList.remove(DEFER_PICTURES);

/** On tall screens there is more in sight than the first picture. */
export function showPicturesInSight(): void {
  const box = document.querySelector('img[loading="lazy"]')?.parentElement?.getBoundingClientRect();
  if (box && box.top < window.innerHeight) showPictures();
}
