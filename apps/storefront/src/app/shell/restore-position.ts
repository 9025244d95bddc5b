import { findControl, type ControlLocator } from './control-locator.ts';

/** Where the user was on a page of the history. */
export interface PagePosition {
  /** The control used last; null when none was. */
  control: ControlLocator | null;
  /** The scroll position, in px. */
  scroll: number;
}

/** After this, in ms, a slow list is no longer waited for: a late jump would disturb the reader. */
const MAX_WAIT = 10_000;

/** What a user does to move on; `focusin` counts unless `restorePosition` itself moved the focus. */
const userEvents = ['keydown', 'pointerdown', 'wheel', 'touchstart', 'focusin'] as const;

const isBusy = (page: Element) => page.querySelector('[aria-busy="true"]') !== null;

/**
 * Focuses the control from which the page was left. While lists load it waits for them and then restores the scroll
 * position; it stops as soon as the user acts.
 *
 * @param focusMeanwhile takes the focus when that control is not there, or not yet
 * @returns stops waiting
 */
export function restorePosition({ control, scroll }: PagePosition, focusMeanwhile: () => void): () => void {
  let isMovingFocus = false;
  const focusControl = (): boolean => {
    const found = control && findControl(control);
    isMovingFocus = true;
    found?.focus({ preventScroll: true });
    isMovingFocus = false;
    return found !== null;
  };

  let isRestored = focusControl();
  if (!isRestored) focusMeanwhile();
  const page = document.querySelector('main');
  if (!page || !isBusy(page)) return () => {};

  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of userEvents) document.removeEventListener(type, onUserEvent);
  };
  const onUserEvent = () => {
    if (!isMovingFocus) stop();
  };
  const observer = new MutationObserver(() => {
    isRestored ||= focusControl();
    if (isBusy(page)) return;
    window.scrollTo(0, scroll);
    stop();
  });
  const timer = setTimeout(stop, MAX_WAIT);
  observer.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  for (const type of userEvents) document.addEventListener(type, onUserEvent, { passive: true });
  return stop;
}
