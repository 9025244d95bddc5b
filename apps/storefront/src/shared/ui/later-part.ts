import { css, cx } from '@shop/design/styled-system/css';
import type { CSSProperties } from 'react';

/** On the root element of a page as the build wrote it, until another page is shown. */
export const FIRST_VIEW = 'data-first-view';

const LATER = 'later-part';
const HEIGHT = '--later-height';

const later = css({
  '[data-first-view] &': { contentVisibility: 'auto', containIntrinsicSize: 'auto var(--later-height)' },
  // Out of the part: nothing is seen or fetched there, and its place is kept.
  '.waiting &': { '& img': { translate: '0 999rem' } },
});

/**
 * A part far below the top: while a page is loading the browser neither lays it out nor fetches its pictures before it is
 * nearly in sight. Only then, so that Back finds each later page exactly where it was.
 *
 * @param height about how high it is on a phone
 */
export const laterPart = (height: string): { className: string; style: CSSProperties } => ({
  className: cx(LATER, later),
  style: { [HEIGHT]: height } as CSSProperties,
});

/**
 * Lays the whole page out; what is in sight stays where it is. No part then has an estimated height when the scroll
 * position is stored.
 */
export function endFirstView(): void {
  const page = document.documentElement;
  if (!page.hasAttribute(FIRST_VIEW)) return;
  const inSight = [...document.getElementsByClassName(LATER)].find((part) => part.getBoundingClientRect().bottom > 0);
  const topOf = () => inSight?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  page.removeAttribute(FIRST_VIEW);
  window.scrollBy({ top: topOf() - before, behavior: 'instant' });
}
