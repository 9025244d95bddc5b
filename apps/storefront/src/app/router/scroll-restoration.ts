import { useEffect, useLayoutEffect } from 'react';
import type { RouterState, ShopRouter } from './shop-router.ts';

/**
 * Pages begin at their top, or at the #hash of their address; Back, Forward and a reload return to where they were left.
 * The browser, which would scroll before the page is drawn, does so only when it loads the shop anew.
 */
export function useScrollRestoration({ scrollPositions }: ShopRouter, { location, scrolling }: RouterState): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useEffect(() => {
    const leaveShop = () => {
      scrollPositions.remember(location.key);
      scrollPositions.keep();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leaveShop);
    return () => window.removeEventListener('pagehide', leaveShop);
  }, [location, scrollPositions]);

  // Before the browser draws the new page.
  useLayoutEffect(() => {
    if (scrolling === 'untouched') return;
    // What scrolling returns, a promise in some browsers, would be taken for the effect's end: it is not handed on.
    const left = scrollPositions.of(location.key);
    const place = placeOf(location.hash);
    if (left !== undefined) window.scrollTo(0, left);
    else if (place) place.scrollIntoView();
    else if (scrolling === 'restored') window.scrollTo(0, 0);
  }, [location, scrolling, scrollPositions]);
}

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // No element has a name that cannot be decoded.
    return null;
  }
}
