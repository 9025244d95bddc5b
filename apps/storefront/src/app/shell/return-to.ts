import { controlAt, type PagePlace } from './page-place.ts';

/** How the visitor left a page of his history. */
export interface LeftPage {
  /** The control he used last; null when he used none. */
  place: PagePlace | null;
  /** How far the page was scrolled, in px. */
  scroll: number;
}

/** A list that takes longer is no longer waited for: by then its visitor is reading something else, in ms. */
const LONGEST_WAIT = 10_000;

/** What a visitor does when he goes his own way; the focus is his when `returnTo` has not moved it. */
const ownActs = ['keydown', 'pointerdown', 'wheel', 'touchstart', 'focusin'] as const;

const isBusy = (page: Element) => page.querySelector('[aria-busy="true"]') !== null;

/**
 * Gives the focus back to the control from which the page was left. While lists are still on their way it waits for
 * them, and then also scrolls to where the page was; as soon as the visitor acts, he is left alone.
 *
 * @param focusMeanwhile takes the focus when that control is not there, or not yet
 * @returns gives up waiting
 */
export function returnTo({ place, scroll }: LeftPage, focusMeanwhile: () => void): () => void {
  let isOwnFocus = false;
  const focusControl = (): boolean => {
    const control = place && controlAt(place);
    isOwnFocus = true;
    control?.focus({ preventScroll: true });
    isOwnFocus = false;
    return control !== null;
  };

  let hasReturned = focusControl();
  if (!hasReturned) focusMeanwhile();
  const page = document.querySelector('main');
  if (!page || !isBusy(page)) return () => {};

  const giveUp = () => {
    arrivals.disconnect();
    clearTimeout(timer);
    for (const act of ownActs) document.removeEventListener(act, leaveAlone);
  };
  const leaveAlone = () => {
    if (!isOwnFocus) giveUp();
  };
  const arrivals = new MutationObserver(() => {
    hasReturned ||= focusControl();
    if (isBusy(page)) return;
    window.scrollTo(0, scroll);
    giveUp();
  });
  const timer = setTimeout(giveUp, LONGEST_WAIT);
  arrivals.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  for (const act of ownActs) document.addEventListener(act, leaveAlone, { passive: true });
  return giveUp;
}
