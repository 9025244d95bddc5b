import { useEffect, useRef } from 'react';

/** Takes focus on appearing when what had it has left the screen, so that nobody starts again at the page's top. */
export function useFocusWhenLost<Shown extends HTMLElement>() {
  const element = useRef<Shown>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus();
  }, []);
  return element;
}
