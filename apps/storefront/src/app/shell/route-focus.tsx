import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { locateControl } from './control-locator.ts';
import { restorePosition, type PagePosition } from './restore-position.ts';

const focusContent = () => document.querySelector('main')?.focus({ preventScroll: true });

/**
 * Moves the focus to the content on a page change, and on Back and Forward to the control from which that page was left.
 * A search on the same page keeps the focus. Positions are forgotten on reload.
 */
export function RouteFocus() {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ key, pathname });
  const leftPages = useRef(new Map<string, PagePosition>());

  // A layout effect: the user may leave a page as soon as it is visible.
  useLayoutEffect(() => {
    const remember = (change: Partial<PagePosition>) => {
      const before = leftPages.current.get(shown.current.key) ?? { control: null, scroll: 0 };
      leftPages.current.set(shown.current.key, { ...before, ...change });
    };
    const rememberControl = ({ target }: Event) => {
      const control = locateControl(target);
      if (control) remember({ control });
    };
    const rememberScroll = () => remember({ scroll: window.scrollY });

    document.addEventListener('focusin', rememberControl);
    // Safari does not focus clicked controls. Captured, since React's listeners may navigate.
    document.addEventListener('click', rememberControl, { capture: true });
    window.addEventListener('scroll', rememberScroll, { passive: true });
    // The event of the last scroll may come only after a click has led away.
    document.addEventListener('click', rememberScroll, { capture: true });
    return () => {
      document.removeEventListener('focusin', rememberControl);
      document.removeEventListener('click', rememberControl, { capture: true });
      window.removeEventListener('scroll', rememberScroll);
      document.removeEventListener('click', rememberScroll, { capture: true });
    };
  }, []);

  // A layout effect: after the paint, scroll events are the new page's.
  useLayoutEffect(() => {
    const left = shown.current;
    if (left.key === key) return;
    shown.current = { key, pathname };
    const focusNewPage = () => {
      if (left.pathname !== pathname) focusContent();
    };
    const before = isReturn ? leftPages.current.get(key) : undefined;
    if (before) return restorePosition(before, focusNewPage);
    focusNewPage();
  }, [key, pathname, isReturn]);

  return null;
}
