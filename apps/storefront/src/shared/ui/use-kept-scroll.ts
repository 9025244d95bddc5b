import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** In px, by the page's entry in the history. */
const places = new Map<string, number>();

/** Keeps how far a row is scrolled sideways, so that Back shows the card that was followed. @param name of the row in its page */
export function useKeptScroll<Row extends HTMLElement>(name: string) {
  const { key } = useLocation();
  const ref = useRef<Row>(null);
  const place = `${key} ${name}`;

  // Not when the key changes: an open dialog has an entry of its own.
  const restore = useEffectEvent(() => {
    const left = places.get(place);
    if (left) ref.current?.scrollTo({ left, behavior: 'instant' });
  });
  useLayoutEffect(() => restore(), []);

  return { ref, onScroll: () => void places.set(place, ref.current?.scrollLeft ?? 0) };
}
