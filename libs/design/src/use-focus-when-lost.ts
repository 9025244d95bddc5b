import { useEffect, useRef } from 'react';

/** Takes the focus when the focused element has gone, so that keyboard users do not start at the top. */
export function useFocusWhenLost<Shown extends HTMLElement>() {
  const element = useRef<Shown>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus();
  }, []);
  return element;
}
