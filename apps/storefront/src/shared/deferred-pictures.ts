/**
 * Class on the root element until the first scroll or hydration (set by public/before-paint.js): defers pictures
 * below the view in favour of scripts.
 */
export const DEFER_PICTURES = 'defer-pictures';

export const showPictures = (): void => document.documentElement.classList.remove(DEFER_PICTURES);

/** Tall screens show more than the first picture. */
export function showPicturesInSight(): void {
  const box = document.querySelector('img[loading="lazy"]')?.parentElement?.getBoundingClientRect();
  if (box && box.top < window.innerHeight) showPictures();
}
