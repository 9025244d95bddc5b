import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { placeOf } from './page-place.ts';
import { returnTo, type LeftPage } from './return-to.ts';

const focusContent = () => document.querySelector('main')?.focus({ preventScroll: true });

/**
 * On a change of page the focus goes to the content; on Back and Forward, to the control from which that page was left.
 * Searches on the same page leave it alone. What is remembered lasts until the page is loaded anew.
 */
export function RouteFocus() {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ key, pathname });
  const leftPages = useRef(new Map<string, LeftPage>());

  // Before the browser draws: a visitor may leave a page the moment he sees it.
  useLayoutEffect(() => {
    const remember = (change: Partial<LeftPage>) => {
      const before = leftPages.current.get(shown.current.key) ?? { place: null, scroll: 0 };
      leftPages.current.set(shown.current.key, { ...before, ...change });
    };
    const rememberPlace = ({ target }: Event) => {
      const place = placeOf(target);
      if (place) remember({ place });
    };
    const rememberScroll = () => remember({ scroll: window.scrollY });

    document.addEventListener('focusin', rememberPlace);
    // Safari gives no focus to what is clicked. Before React's own listeners, for they may leave the page.
    document.addEventListener('click', rememberPlace, { capture: true });
    window.addEventListener('scroll', rememberScroll, { passive: true });
    return () => {
      document.removeEventListener('focusin', rememberPlace);
      document.removeEventListener('click', rememberPlace, { capture: true });
      window.removeEventListener('scroll', rememberScroll);
    };
  }, []);

  // Before the browser draws: from then on it reports how the new page is scrolled.
  useLayoutEffect(() => {
    const left = shown.current;
    if (left.key === key) return;
    shown.current = { key, pathname };
    const focusNewPage = () => {
      if (left.pathname !== pathname) focusContent();
    };
    const before = isReturn ? leftPages.current.get(key) : undefined;
    if (before) return returnTo(before, focusNewPage);
    focusNewPage();
  }, [key, pathname, isReturn]);

  return null;
}
